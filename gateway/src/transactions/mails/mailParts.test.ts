import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { describe, expect, it } from 'vitest';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { scriptedDatabase } from '../../testing/scriptedDatabase.ts';
import { ARI, cashier, SHOP } from '../../testing/scriptedShop.ts';
import { mailPaper } from './mailPaper.ts';
import { readMailing } from './paperMails.ts';

const [LOCK, MEMBER, DOCUMENT] = ['for no key update', 'for share of m', 'select from tax_documents'];
const [WAITING, WAIT] = ['select id from outbox_messages', 'as wait from'];
const [QUEUE, SUGGESTION, MAILS] = ['insert into outbox_messages', 'as email, m.locale', 'as requested_at'];
const reader: GatewaySession = { ...cashier, authorizes: [{ object_code: PAGE.payment, action_codes: ['Read'] }] };
const mail = { id: 'new', recipient: 'nok@shop.example', state: 'waiting' };

describe('ADR 0171 a paper that is mailed', () => {
  async function send(answers: object, given: object = {}, session = reader) {
    const { database, statements } = scriptedDatabase({
      ...{ [LOCK]: [{}], [MEMBER]: [], [DOCUMENT]: [{}], [WAITING]: [], [WAIT]: [{ wait: null }] },
      ...{ [QUEUE]: [{ id: 'new' }], [SUGGESTION]: [{ email: null, locale: null }], [MAILS]: [mail] },
      ...answers,
    });
    const once = { realmId: SHOP, owner: 'mali', key: null, hash: '', by: {} as never };
    const body = { email: ' Nok@shop.example ', ...given };
    const answer = await mailPaper({ database }, session, 'sale', body, once).catch((error) => error);
    const valuesOf = (words: string) => statements.filter((sent) => sent.words === words).map(({ values }) => values);
    return { answer, valuesOf };
  }

  it('waits for the mail server, and is answered as it stands', async () => {
    const { answer, valuesOf } = await send({});
    expect(answer).toEqual(mail);
    expect(valuesOf(LOCK)).toEqual([[SHOP, 'sale', [ARI]]]);
    expect(valuesOf(DOCUMENT)).toEqual([]);
    const [[channel, recipient, content, minutes, saleId, documentId, userId] = []] = valuesOf(QUEUE);
    expect([channel, minutes, saleId, documentId, userId]).toEqual(['email', 2_880, 'sale', null, 'mali']);
    expect(String(recipient).toLowerCase()).toBe('nok@shop.example');
    expect(JSON.parse(String(content))).toEqual({
      ...{ text: '', paper: { saleId: 'sale', taxDocumentId: null, language: 'th' } },
    });
    expect(valuesOf(MAILS)).toEqual([[SHOP, 'sale', 'new']]);
  });

  it('is of a tax document of that sale, in the requested language', async () => {
    const { valuesOf } = await send({}, { tax_document_id: 'd', language: 'en' });
    expect(valuesOf(DOCUMENT)).toEqual([[SHOP, 'sale', 'd']]);
    expect(JSON.parse(String(valuesOf(QUEUE)[0]?.[2])).paper).toEqual({
      ...{ saleId: 'sale', taxDocumentId: 'd', language: 'en' },
    });
  });

  it('that waits for the same address in the same language is not queued again', async () => {
    const { valuesOf } = await send({ [WAITING]: [{ id: 'waiting' }] }, { language: 'en' });
    expect(valuesOf(WAITING)).toEqual([[SHOP, 'sale', null, expect.stringMatching(/^nok@/i), 'en']]);
    expect([valuesOf(QUEUE), valuesOf(WAIT), valuesOf(MAILS)]).toEqual([[], [], [[SHOP, 'sale', 'waiting']]]);
  });

  it.each<[string, object, object, GatewaySession, object]>([
    ['to what is no address', {}, { email: 'nok' }, reader, { body: [expect.objectContaining({ path: 'email' })] }],
    ['of a sale of others', { [LOCK]: [] }, {}, reader, { status: 404 }],
    ['of a document of another sale', { [DOCUMENT]: [] }, { tax_document_id: 'd' }, reader, { status: 404 }],
    ['of a document, without the right to read those', {}, { tax_document_id: 'd' }, cashier, { code: 'PERMISSION' }],
    ['too often', { [WAIT]: [{ wait: 30 }] }, {}, reader, { status: 429, details: { retry_after: 30 } }],
    ['at once again', { [WAIT]: [{ wait: 0 }] }, {}, reader, { status: 429 }],
  ])('%s is refused, and nothing is queued', async (_which, answers, given, session, refusal) => {
    const { answer, valuesOf } = await send(answers, given, session);
    expect(answer).toMatchObject(refusal);
    expect(valuesOf(QUEUE)).toEqual([]);
  });

  it('without a count of mails before it goes, and one that is gone by then is not there', async () => {
    expect((await send({ [WAIT]: [] })).answer).toEqual(mail);
    expect((await send({ [MAILS]: [] })).answer).toMatchObject({ status: 404 });
  });
});

describe('the mails of a sale', () => {
  const read = async (suggestions: object[], session: GatewaySession) => {
    const { client } = scriptedDatabase({ [SUGGESTION]: suggestions, [MAILS]: [mail] });
    return await readMailing(client, session, 'sale').catch((error) => error.status);
  };

  it.each([
    ['en-US', 'en'],
    ['th-TH', 'th'],
    [null, null],
  ])('have the address that the next is likely to go to, and its language: %s', async (locale, language) => {
    expect(await read([{ email: 'nok@shop.example', locale }], reader)).toEqual({
      ...{ suggested_email: 'nok@shop.example', suggested_language: language, mails: [mail] },
    });
  });

  it('S12 have no address for users who may not know people', async () => {
    expect(await read([{ email: 'nok@shop.example', locale: 'en-US' }], cashier)).toEqual({
      ...{ suggested_email: null, suggested_language: null, mails: [{ ...mail, recipient: null }] },
    });
  });

  it('are not there without the sale', async () => {
    expect(await read([], reader)).toBe(404);
  });
});
