import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterEach, expect, test } from 'vitest';
import { partOfMail } from '../../testing/readMail.ts';
import { readPdf, readXml, textAt } from '../../testing/readPdf.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { BUYER, headerOf, headOf, STAMP, startMailTests, TO } from '../../testing/startMailTests.ts';
import { voidBody } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

const at = openForTests(startMailTests);
afterEach(() => at.clear());

async function fetchPdf(shop: TestShop, path: string): Promise<Buffer> {
  const headers = { authorization: await at.tests.authorize(shop) };
  const answer = await at.tests.app.inject({ method: 'GET', url: `/v3.0/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test.each(['th', 'en'] as const)(
  'issue 36 every tax document is mailed in %s as the file that is downloaded, with its data, and copied to be stamped',
  async (language) => {
    const { shop, documents, full } = await at.documented();
    expect(documents.map(({ kind }) => kind)).toEqual(['ABBREVIATED', 'CREDIT_NOTE', 'FULL']);
    const server = await at.mailServer();
    const [day = '', month = '', year = ''] =
      (
        await at.tests.rows<{ day: string }>(
          shop,
          "select to_char(document_date, 'DD-MM-YYYY') as day from tax_documents limit 1",
        )
      )[0]?.day.split('-') ?? [];
    const date = `${day}${month}${Number(year) + 543}`;
    await at.send(server);
    for (const [nth, { id, kind, document_no, transaction_id }] of documents.entries()) {
      const file = await fetchPdf(shop, `tax-documents/${id}/pdf?language=${language}`);
      await at.mail(shop, transaction_id, { tax_document_id: id, language });
      await at.ended(shop, transaction_id);
      const text = server.received[nth] ?? '';
      const attached = partOfMail(text, 'application/pdf');
      expect(attached.equals(file), kind).toBe(true);
      const { files } = await readPdf(attached);
      expect(files.map(({ name }) => name)).toEqual(['ETDA-invoice.xml']);
      expect(textAt(readXml(files[0]?.text ?? ''), 'ExchangedDocument/ID')).toBe(document_no);
      expect(server.recipients[nth]).toEqual(kind === 'ABBREVIATED' ? [TO] : [TO, STAMP]);
      const subject = {
        FULL: `[${date}][INV][${document_no}]`,
        CREDIT_NOTE: `[${date}][CRN][${document_no}][${full.document_no}]`,
      }[kind];
      if (subject) expect(headerOf(text, 'Subject')).toBe(subject);
      expect(headerOf(text, 'Cc')).toBe(kind === 'ABBREVIATED' ? undefined : STAMP);
      expect(text).toContain(`${document_no}.pdf`);
      expect(await at.mailOf(shop, transaction_id)).toMatchObject({
        ...{ state: 'sent', reason: null, recipient: TO, tax_document_id: id, document_no },
      });
    }
    // The buyer has the original: what is printed afterwards is a copy.
    expect(await at.tests.rows(shop, 'select distinct prints from tax_documents')).toEqual([{ prints: 1 }]);
  },
);

test('issue 36 the sender sees why a mail did not go: refused, or only its copy, or a server that is away', async () => {
  const { shop, sale, full } = await at.documented();
  let busy = 2;
  const server = await at.mailServer({
    onRcptTo({ address }, _session, done) {
      if (address === 'busy@buyer.example' && busy-- > 0)
        return done(Object.assign(new Error('try later'), { responseCode: 451 }));
      const isRefused = address === 'nobody@buyer.example' || (address === STAMP && refusesCopy);
      done(isRefused ? Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }) : null);
    },
  });
  let refusesCopy = false;
  const other = await at.tests.sell(shop, { coffee: 1 });
  await at.send(server);
  await at.mail(shop, other.id, { email: 'nobody@buyer.example' });
  await at.ended(shop, other.id);
  expect(await at.mailOf(shop, other.id)).toMatchObject({
    ...{ state: 'failed', reason: 'ADDRESS_REFUSED', server_answer: expect.stringMatching(/^550 no such user/) },
  });
  expect((await at.mailing(shop, other.id)).suggested_email).toBeNull();
  expect((await at.mailOf(shop, other.id))?.server_answer).not.toContain('@');
  await at.mail(shop, other.id, { email: 'busy@buyer.example' });
  await at.ended(shop, other.id);
  expect(await at.mailOf(shop, other.id)).toMatchObject({ state: 'sent', reason: null });
  refusesCopy = true;
  await at.mail(shop, sale.id, { tax_document_id: full.id });
  await at.ended(shop, sale.id);
  expect(await at.mailOf(shop, sale.id)).toMatchObject({
    ...{ state: 'failed', reason: 'COPY_REFUSED', server_answer: expect.stringMatching(/^550 no such user/) },
  });
  expect((await at.mailing(shop, sale.id)).suggested_email).toBe(TO);
  expect(server.recipients.at(-1)).toEqual([TO]);
  expect(await at.printsOf(shop, full.id)).toBe(1);
});

test('issue 36 while no server answers a mail is tried again, and nothing of the installation is shown', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const server = await startMailServer();
  await server.close();
  await at.mail(shop, sale.id);
  await at.send(server);
  await expect.poll(async () => (await at.mailOf(shop, sale.id))?.state).toBe('retrying');
  expect(await at.mailOf(shop, sale.id)).toMatchObject({ reason: null, server_answer: null, ended_at: null });
});

test('issue 36 a document in whose place another stands is mailed to its buyer alone', async () => {
  const { shop, sale, documents, full } = await at.documented();
  const note = documents.find(({ kind }) => kind === 'CREDIT_NOTE');
  const right = { buyer: { ...BUYER, name: 'ห้างหุ้นส่วน น้ำดื่มไทย' }, reason: 'Wrong Name' };
  const { document } = await at.post(shop, `tax-documents/${full.id}/replacement`, right);
  const server = await at.mailServer();
  await at.send(server);
  for (const [id, saleId] of [
    [full.id, sale.id],
    [document.id, sale.id],
    [note?.id, note?.transaction_id ?? ''],
  ]) {
    await at.mail(shop, saleId, { tax_document_id: id });
    await at.ended(shop, saleId);
  }
  expect(server.recipients).toEqual([[TO], [TO, STAMP], [TO]]);
});

test('issue 36 a paper is drawn when it goes out: a sale that was voided since says so', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  await at.mail(shop, sale.id, { language: 'en' });
  await at.post(shop, 'payment/void', voidBody(shop, sale));
  const server = await at.mailServer();
  await at.send(server);
  await at.ended(shop, sale.id);
  const { text } = await readPdf(partOfMail(server.received[0] ?? '', 'application/pdf'));
  expect(text).toMatch(/void/i);
});

test('issue 36 no header comes of a name or a subject, and addresses with other letters arrive', async () => {
  const { shop, sale, full } = await at.documented();
  await at.copyTo(shop, 'copy@ร้านกาแฟ.example');
  const evil = 'x\r\nBcc: thief@evil.example\r\n\r\nbody';
  await at.tests.rows(shop, 'update merchant_settings set tax_mail_subject = $1', [`{number} ${evil}`]);
  await at.tests.rows(shop, 'update merchant_settings set shop_name = $1', [evil]);
  const server = await at.mailServer();
  await at.send(server);
  await at.mail(shop, sale.id, { email: 'มะลิ@ร้านกาแฟ.example' });
  await at.mail(shop, sale.id, { tax_document_id: full.id, email: 'mali@ร้านกาแฟ.example' });
  await at.ended(shop, sale.id);
  expect(server.recipients.flat().sort()).toEqual(['copy', 'mali', 'มะลิ'].map((name) => `${name}@ร้านกาแฟ.example`));
  for (const text of server.received) {
    expect(headerOf(text, 'Bcc')).toBeUndefined();
    expect(headOf(text)).toMatch(/^Subject: /m);
  }
  for (const email of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'a b@c.example',
    '',
    'x'.repeat(300),
  ]) {
    const answer = await at.press(shop, sale.id, { email });
    expect([email, answer.status]).toEqual([email, 400]);
  }
});

test('issue 36 a paper is from the shop, by the address of the installation, and answers go where the shop says', async () => {
  const shop = await at.tests.openShop(100);
  const [name] = await at.tests.rows<{ name: string }>(shop, 'select name from realms where id = $1', [
    shop.session.realmId,
  ]);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const server = await at.mailServer();
  await at.send(server);
  await at.mail(shop, sale.id);
  await at.ended(shop, sale.id);
  await at.tests.rows(shop, "update merchant_settings set mail_reply_to = 'counter@shop.example'");
  await at.mail(shop, sale.id);
  await at.ended(shop, sale.id);
  for (const text of server.received) expect(headerOf(text, 'From')).toBe(`"${name?.name}" <shop@shop.example>`);
  expect(server.received.map((text) => headerOf(text, 'Reply-To'))).toEqual([undefined, 'counter@shop.example']);
});
