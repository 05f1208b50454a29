import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const SALE = fakeId('transaction', 0);
const DOCUMENT = fakeId('document', 0);
const MAILS = `/transactions/${SALE}/mails`;
const LAST_BUYER = '/tax-documents/last-buyer';

const server = openForTests(() => startWriteServer([MAILS, LAST_BUYER]));
beforeEach(() => server.answerWith(undefined));

const UNREADABLE = [ok(null), ok('sent'), ok({}), 'broken'] as const;
const unreadable = [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
const sent = () => server.written.map(({ method, path, body }) => [method, path, body]);

describe('emails of a paper', () => {
  const MAIL = `mutation ($input: MailPaperInput!) { mailPaper(input: $input) {
    paperMail { id taxDocumentId recipient state reason requestedAt endedAt sentByName } userErrors { code path } } }`;
  const input = { transactionId: SALE, email: 'mali@taem.example', language: 'TH' };
  const mail = {
    ...{ id: 'm1', tax_document_id: null, document_no: null, recipient: 'm***@taem.example', state: 'waiting' },
    ...{ reason: null, server_answer: null, requested_at: '2026-11-30T01:00:00Z', ended_at: null, sent_by_name: 'Nok' },
  };
  const given = {
    ...{ id: 'm1', taxDocumentId: null, recipient: 'm***@taem.example', state: 'WAITING', reason: null },
    ...{ requestedAt: '2026-11-30T01:00:00Z', endedAt: null, sentByName: 'Nok' },
  };

  it('are listed with the address and the language that suggest themselves', async () => {
    const failed = { ...mail, state: 'failed', reason: 'ADDRESS_REFUSED', server_answer: '550' };
    server.answerWith(ok({ suggested_email: 'mali@taem.example', suggested_language: 'en', mails: [mail, failed] }));
    const { data, names } = await server.run(
      `{ paperMailing(transactionId: "${SALE}") { suggestedEmail suggestedLanguage mails { state reason serverAnswer } } }`,
    );
    expect(names).toEqual([`GET ${MAILS}`]);
    expect(data.paperMailing).toEqual({
      ...{ suggestedEmail: 'mali@taem.example', suggestedLanguage: 'EN' },
      mails: [
        { state: 'WAITING', reason: null, serverAnswer: null },
        { state: 'FAILED', reason: 'ADDRESS_REFUSED', serverAnswer: '550' },
      ],
    });
  });

  it.each([ok(null), ok('none'), 'broken'] as const)('are an error where they cannot be read: %j', async (answer) => {
    server.answerWith(answer);
    const { errors } = await server.run(`{ paperMailing(transactionId: "${SALE}") { suggestedEmail } }`);
    expect(errors).toMatchObject(unreadable);
  });

  it.each([
    [{}, { email: input.email, language: 'th' }, undefined],
    [{ taxDocumentId: null }, { email: input.email, language: 'th' }, undefined],
    [
      { taxDocumentId: DOCUMENT, language: 'EN', idempotencyKey: 'mail-0001' },
      { email: input.email, language: 'en', tax_document_id: DOCUMENT },
      'mail-0001',
    ],
  ])('are requested with %j as %j, once by their key', async (changes, body, key) => {
    server.answerWith(ok({ mail }));
    const { data } = await server.run(MAIL, { input: { ...input, ...changes } });
    expect(data.mailPaper).toEqual({ paperMail: given, userErrors: [] });
    expect(sent()).toEqual([['POST', MAILS, body]]);
    expect(server.written[0]?.headers['idempotency-key']).toBe(key);
  });

  it.each([
    [refusal(400, 'VALIDATION', [{ path: 'tax_document_id', message: 'No.' }]), 'VALIDATION', ['taxDocumentId']],
    [refusal(404, 'NOT_FOUND', 'No.'), 'NOT_FOUND', []],
  ])('are refused with the reason: %j', async (answer, code, path) => {
    server.answerWith(answer);
    expect((await server.run(MAIL, { input })).data.mailPaper).toEqual({
      ...{ paperMail: null, userErrors: [{ code, path }] },
    });
  });

  it.each([...UNREADABLE, ok({ mail: 'sent' })])('are an error, not a refusal, for %j', async (answer) => {
    server.answerWith(answer);
    expect((await server.run(MAIL, { input })).errors).toMatchObject(unreadable);
  });
});

describe('tax documents', () => {
  const buyer = { name: 'Somchai Co., Ltd.', address: '1 Rama I Road', taxId: '0105536000313', branchNo: '00000' };
  const wireBuyer = { name: buyer.name, address: buyer.address, tax_id: buyer.taxId, branch_no: buyer.branchNo };
  const document = { id: DOCUMENT, document_no: 'B01-F-000001', buyer: wireBuyer };
  const given = { documentNo: 'B01-F-000001', buyer };
  const SELECTION = 'taxDocument { documentNo buyer { name address taxId branchNo } }';
  const run = (name: string, input: object, selection = `${SELECTION} isCopy`) =>
    server.run(
      `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
        ${name}(input: $input) { ${selection} userErrors { code path } } }`,
      { input },
    );

  it.each([
    [
      'issueTaxInvoice',
      { transactionId: SALE, buyer },
      '/tax-documents',
      { transaction_id: SALE, buyer: wireBuyer },
      true,
    ],
    [
      'issueTaxInvoice',
      { transactionId: SALE, buyer: { name: 'Mali', address: '2 Rama I Road' } },
      '/tax-documents',
      { transaction_id: SALE, buyer: { name: 'Mali', address: '2 Rama I Road', tax_id: null, branch_no: null } },
      false,
    ],
    [
      'replaceTaxInvoice',
      { id: DOCUMENT, buyer, reason: 'Wrong Name' },
      `/tax-documents/${DOCUMENT}/replacement`,
      { buyer: wireBuyer, reason: 'Wrong Name' },
      false,
    ],
  ])(
    '%s sends the buyer, and says whether the document was there before: %j',
    async (name, input, path, body, is_copy) => {
      server.answerWith(ok({ document, is_copy }));
      const { data } = await run(name, input);
      expect(data[name]).toEqual({ taxDocument: given, isCopy: is_copy, userErrors: [] });
      expect(sent()).toEqual([['POST', path, body]]);
    },
  );

  it('a print is counted', async () => {
    server.answerWith(ok({ document: { ...document, prints: 2 } }));
    const { data } = await run('printTaxDocument', { id: DOCUMENT }, 'taxDocument { prints }');
    expect(data.printTaxDocument).toEqual({ taxDocument: { prints: 2 }, userErrors: [] });
    expect(sent()).toEqual([['POST', `/tax-documents/${DOCUMENT}/prints`, {}]]);
  });

  it.each([
    ['issueTaxInvoice', { transactionId: SALE, buyer }],
    ['replaceTaxInvoice', { id: DOCUMENT, buyer, reason: 'Wrong Name' }],
    ['printTaxDocument', { id: DOCUMENT }],
  ])('%s is refused with the reason, and is an error where the answer cannot be read', async (name, input) => {
    const selection = name === 'printTaxDocument' ? 'taxDocument { prints }' : `${SELECTION} isCopy`;
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'buyer.tax_id', message: 'No.' }]));
    expect((await run(name, input, selection)).data[name]).toMatchObject({
      ...{ taxDocument: null, userErrors: [{ code: 'VALIDATION', path: ['buyer', 'taxId'] }] },
    });
    for (const answer of [...UNREADABLE, ok({ document: 'B01-F-000001' })]) {
      server.answerWith(answer);
      expect((await run(name, input, selection)).errors).toMatchObject(unreadable);
    }
  });

  it.each([
    [`transactionId: "${SALE}"`, { transaction_id: SALE }],
    [`transactionId: "${SALE}", taxId: ""`, { transaction_id: SALE }],
    [`transactionId: "${SALE}", taxId: "0105536000313"`, { transaction_id: SALE, tax_id: '0105536000313' }],
  ])('the buyer of the last one is looked up by %s', async (args, query) => {
    server.answerWith(ok({ buyer: wireBuyer }));
    const { data } = await server.run(`{ lastTaxBuyer(${args}) { name address taxId branchNo } }`);
    expect(data.lastTaxBuyer).toEqual(buyer);
    expect(server.written.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([[LAST_BUYER, query]]);
  });

  it.each([
    [{ buyer: null }, null],
    [{ buyer: { name: null, address: null } }, null],
    [
      { buyer: { name: 'Mali', address: 'Siam', tax_id: '', branch_no: null } },
      { name: 'Mali', taxId: null, branchNo: null },
    ],
  ])('there may be none, or one whose data were erased: %j', async (answer, lastTaxBuyer) => {
    server.answerWith(ok(answer));
    const { data } = await server.run(`{ lastTaxBuyer(transactionId: "${SALE}") { name taxId branchNo } }`);
    expect(data).toEqual({ lastTaxBuyer });
  });

  it.each([ok(null), ok({ buyer: 'Mali' }), 'broken'] as const)(
    'it is an error where it cannot be read: %j',
    async (answer) => {
      server.answerWith(answer);
      const { errors } = await server.run(`{ lastTaxBuyer(transactionId: "${SALE}") { name } }`);
      expect(errors).toMatchObject(unreadable);
    },
  );
});
