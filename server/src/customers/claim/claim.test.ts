import { readFileSync } from 'node:fs';
import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { buildSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const PATH = '/onboard/claim/abc';
const RECEIPT = '/onboard/receipt/abc';
const SALE = fakeId('transaction', 1);
const LINK_OF_SALE = `/transactions/${SALE}/receipt-link`;
/** Refusals for other reasons, an outage, and an unreadable answer. */
const FAULTS = [
  [refusal(404, 'NOT_FOUND', 'No.'), 'NOT_FOUND'],
  [refusal(422, 'E99999', 'No.'), 'REFUSED'],
  ['broken', 'UPSTREAM_UNAVAILABLE'],
  [ok(null), 'UPSTREAM_UNAVAILABLE'],
] as const;

const server = openForTests(() =>
  startWriteServer([PATH, `${PATH}/code`, RECEIPT, `${RECEIPT}/tax-invoice`, LINK_OF_SALE]),
);
beforeEach(() => server.answerWith(undefined));

describe('claimPoints', () => {
  const CLAIM = `mutation Claim($input: ClaimPointsInput!) { claimPoints(input: $input) {
    claim { points remainingPoints memberCode } registerToken userErrors { code path params { name value } } } }`;
  const input = { token: 'abc', phone: '0812345678', refCode: 'AB2C', code: '123456', idempotencyKey: 'claim-key-1' };

  it('asks once, with the key and without a session', async () => {
    server.answerWith(ok({ claim: { points: 10, available_points: 30, member_code: 'M1' }, register_token: null }));
    const { data, calls } = await server.run(CLAIM, { input: { ...input, consentWording: null } });
    expect(data.claimPoints).toEqual({
      claim: { points: 10, remainingPoints: 30, memberCode: 'M1' },
      registerToken: null,
      userErrors: [],
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', PATH, { phone: '0812345678', ref_code: 'AB2C', code: '123456' }],
    ]);
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'claim-key-1' });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('gives the way to register where no one has the phone, and passes the answers on', async () => {
    server.answerWith(ok({ claim: null, register_token: 'a.b.c' }));
    const { data, calls } = await server.run(CLAIM, {
      input: { ...input, answers: [{ questionId: 'firstname', value: 'Nid' }], consentWording: 'Yes, please.' },
    });
    expect(data.claimPoints).toEqual({ claim: null, registerToken: 'a.b.c', userErrors: [] });
    expect(calls[0]?.body).toMatchObject({ answers: { firstname: 'Nid' }, consent_wording: 'Yes, please.' });
  });

  it.each([
    [refusal(422, 'WRONG_OTP', 'No.'), { code: 'WRONG_OTP', path: [], params: [] }],
    [
      refusal(422, 'NOT_CLAIMABLE', 'No.', { details: { reason: 'CLAIMED' } }),
      { code: 'NOT_CLAIMABLE', path: [], params: [{ name: 'reason', value: 'CLAIMED' }] },
    ],
    [
      refusal(400, 'VALIDATION', [{ path: 'firstname', message: 'is required' }]),
      { code: 'VALIDATION', path: ['answers', 'firstname'], params: [] },
    ],
  ])('reports why it was refused: %#', async (answer, error) => {
    server.answerWith(answer);
    const { data } = await server.run(CLAIM, { input });
    expect(data.claimPoints).toEqual({ claim: null, registerToken: null, userErrors: [error] });
  });
});

describe('claimPoints, as it is answered', () => {
  const CLAIM = `mutation ($input: ClaimPointsInput!) { claimPoints(input: $input) { claim { points } userErrors { path } } }`;
  const input = { token: 'abc', phone: '0812345678', refCode: 'AB2C', code: '123456' };
  const claim = { points: 10, available_points: 30, member_code: 'M1' };

  it.each([
    ['phone', ['phone']],
    ['ref_code', ['refCode']],
    ['code', ['code']],
    ['consent_wording', ['consentWording']],
    ['Idempotency-Key', ['idempotencyKey']],
    ['question-1', ['answers', 'question-1']],
  ])('a refusal of %s names %j of the input', async (wire, path) => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
    expect((await server.run(CLAIM, { input })).data.claimPoints).toEqual({ claim: null, userErrors: [{ path }] });
  });

  it.each([
    ok(null),
    ok({}),
    ok({ claim: null, register_token: 5 }),
    ok({ claim: { ...claim, points: '10' } }),
    ok({ claim: { ...claim, available_points: null } }),
    ok({ claim: { ...claim, member_code: 7 } }),
  ])('an answer without all of it is a fault, and no claim: %j', async (answered) => {
    server.answerWith(answered);
    const { errors } = await server.run(CLAIM, { input });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('receiptPage', () => {
  const PAGE = `{ receiptPage(token: "abc") { shop taxId logoUrl branch transactionNo isVoid cashier member amountDue earnPoints redeemPoints
    items { itemType name quantity paidAmount redeemPoints options { name } note }
    channels { type amount receivedAmount changeAmount instituteName }
    taxDocument { documentNo buyer { name } } claim { points lastDay obstacle } taxInvoice { lastDay obstacle isIssued } } }`;
  const receipt = {
    ...{ shop: 'Taem', tax_id: null, receipt_head: '', receipt_foot: '', branch: 'Siam', transaction_no: 'T-1' },
    logo_url: '/files/images/logo.webp',
    ...{ is_void: false, is_return: false, returned_qty: 0, cashier: 'Nok', member: null, is_guest: true },
    bill_detail: [
      { item_type: 'product', item_ref: 'P', product_name: 'Tea', qty: 2, paid_amount: 99.5, discount_amount: 0 },
      { item_type: 'event', item_ref: 'AI', redeem: { amount: -5 }, discount_amount: -5 },
    ],
    payment_channels: [
      { type: 'Cash', amount: 50.25, received_amount: 60 },
      { type: 'Transfer', amount: 44.25 },
    ],
    ...{ total_qty: 2, total_payment: 99.5, total_revenue: 94.5, delivery_cost: 0.25, earn_points: null },
    ...{ redeem_points: null, tax_document: null, claim: null, tax_invoice: null },
  };

  it('is read without a session, as the paper has it', async () => {
    server.answerWith(ok(receipt));
    const { data, calls } = await server.run(PAGE);
    expect(data.receiptPage).toMatchObject({
      logoUrl: expect.stringMatching(/\/files\/images\/logo\.webp$/),
      ...{ shop: 'Taem', taxId: null, branch: 'Siam', transactionNo: 'T-1', cashier: 'Nok', member: null },
      ...{ amountDue: 94.75, earnPoints: null, redeemPoints: null, taxDocument: null, claim: null, taxInvoice: null },
      items: [
        { itemType: 'PRODUCT', name: 'Tea', quantity: 2, paidAmount: 99.5, redeemPoints: 0, options: [], note: null },
        { itemType: 'EVENT', name: 'AI', quantity: 0, redeemPoints: 5 },
      ],
      channels: [
        { type: 'CASH', amount: 50.25, receivedAmount: 60, changeAmount: 9.75, instituteName: null },
        { type: 'TRANSFER', amount: 44.25, receivedAmount: null, changeAmount: null, instituteName: null },
      ],
    });
    expect(calls.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', RECEIPT, undefined],
    ]);
  });

  it.each([
    [null, false],
    ['CLAIMED', true],
  ])('says whether points can be claimed (obstacle %s) and a tax invoice requested', async (obstacle, is_issued) => {
    const more = {
      claim: { points: 3, last_day: '2026-12-24', obstacle },
      tax_invoice: { last_day: '2026-12-31', obstacle: null, is_issued },
    };
    server.answerWith(ok({ ...receipt, ...more }));
    expect((await server.run(PAGE)).data.receiptPage).toMatchObject({
      claim: { points: 3, lastDay: '2026-12-24', obstacle },
      taxInvoice: { lastDay: '2026-12-31', obstacle: null, isIssued: is_issued },
    });
  });

  it.each([
    [false, 7, 7],
    [false, -7, 7],
    [true, -7, -7],
  ])(
    'points that were spent are above 0, and those that a return gives back below: %s %i',
    async (is_return, points, expected) => {
      server.answerWith(ok({ ...receipt, is_return, redeem_points: points }));
      expect((await server.run(PAGE)).data.receiptPage.redeemPoints).toBe(expected);
    },
  );

  it.each([
    [undefined, 0],
    [null, 0],
    [-0.25, -0.25],
  ])('says what cash was rounded by: %s is %d', async (cash_rounding, expected) => {
    server.answerWith(ok({ ...receipt, cash_rounding }));
    expect((await server.run('{ receiptPage(token: "abc") { cashRounding } }')).data.receiptPage).toEqual({
      cashRounding: expected,
    });
  });

  it('is null behind a link that has expired', async () => {
    server.answerWith(refusal(422, 'LINK_EXPIRED', 'No.'));
    expect(await server.run(PAGE)).toMatchObject({ data: { receiptPage: null }, errors: undefined });
  });

  it.each(FAULTS)('is an error, not an expired link, for %j', async (answered, code) => {
    server.answerWith(answered);
    expect((await server.run(PAGE)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('requestTaxInvoice', () => {
  const REQUEST = `mutation ($input: RequestTaxInvoiceInput!) { requestTaxInvoice(input: $input) {
    taxDocument { documentNo buyer { name taxId } } isCopy userErrors { code path } } }`;
  const buyer = { name: 'Buyer', address: '1 Rama I Road', taxId: '0105536000313', branchNo: '00000' };
  const input = { token: 'abc', buyer };

  it.each([true, false])('sends the buyer without a session; that it is a copy (%s) is passed on', async (is_copy) => {
    const document = { document_no: 'A01-F-000001', buyer: { ...buyer, tax_id: buyer.taxId, branch_no: '00000' } };
    server.answerWith(ok({ is_copy, document }));
    const { data, calls } = await server.run(REQUEST, { input });
    expect(data.requestTaxInvoice).toEqual({
      taxDocument: { documentNo: 'A01-F-000001', buyer: { name: 'Buyer', taxId: buyer.taxId } },
      ...{ isCopy: is_copy, userErrors: [] },
    });
    const { taxId: tax_id, branchNo: branch_no, ...same } = buyer;
    expect(calls.map(({ method, path, body, headers }) => [method, path, body, headers.authorization])).toEqual([
      ['POST', `${RECEIPT}/tax-invoice`, { buyer: { ...same, tax_id, branch_no } }, undefined],
    ]);
  });

  it.each([
    [refusal(422, 'TAX_INVOICE_ISSUED', 'No.'), { code: 'TAX_INVOICE_ISSUED', path: [] }],
    [refusal(422, 'TAX_INVOICE_NOT_OFFERED', 'No.'), { code: 'TAX_INVOICE_NOT_OFFERED', path: [] }],
    [
      refusal(400, 'VALIDATION', [{ path: 'buyer.tax_id', message: 'No.' }]),
      { code: 'VALIDATION', path: ['buyer', 'taxId'] },
    ],
  ])('says why it was refused: %j', async (answered, error) => {
    server.answerWith(answered);
    const { data } = await server.run(REQUEST, { input });
    expect(data.requestTaxInvoice).toEqual({ taxDocument: null, isCopy: false, userErrors: [error] });
  });

  it.each([ok(null), ok({ is_copy: false })])('is a fault where no document is answered: %j', async (answered) => {
    server.answerWith(answered);
    expect((await server.run(REQUEST, { input })).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});

describe('requestClaimCode', () => {
  const ASK = `mutation ($input: RequestClaimCodeInput!) { requestClaimCode(input: $input) {
    claimCode { refCode minutes } userErrors { code path params { name value } } } }`;
  const ask = (more = {}) => server.run(ASK, { input: { token: 'abc', phone: '0812345678', ...more } });

  it.each([
    [{}, 'th-TH'],
    [{ language: null }, 'th-TH'],
    [{ language: 'EN' }, 'en-US'],
  ])('sends the phone without a session; with %j the message is in %s', async (more, locale) => {
    server.answerWith(ok({ ref_code: 'AB2C', minutes: 5 }));
    const { data, calls } = await ask(more);
    expect(data.requestClaimCode).toEqual({ claimCode: { refCode: 'AB2C', minutes: 5 }, userErrors: [] });
    expect(calls.map(({ method, path, body, headers }) => [method, path, body, headers.authorization])).toEqual([
      ['POST', `${PATH}/code`, { phone: '0812345678', locale }, undefined],
    ]);
  });

  it.each([
    [refusal(400, 'VALIDATION', [{ path: 'phone', message: 'No.' }]), 'VALIDATION', ['phone'], []],
    [refusal(422, 'LINK_EXPIRED', 'No.'), 'LINK_EXPIRED', [], []],
    [
      refusal(422, 'NOT_CLAIMABLE', 'No.', { details: { reason: 'VOID' } }),
      'NOT_CLAIMABLE',
      [],
      [{ name: 'reason', value: 'VOID' }],
    ],
  ])('reports why it was refused: %j', async (answered, code, path, params) => {
    server.answerWith(answered);
    const userErrors = [{ code, path, params }];
    expect((await ask()).data.requestClaimCode).toEqual({ claimCode: null, userErrors });
  });

  it.each([ok(null), ok({ minutes: 5 }), ok({ ref_code: 'AB2C' }), ok({ ref_code: 5, minutes: '5' })])(
    'is a fault where the answer does not say which code was sent: %j',
    async (answered) => {
      server.answerWith(answered);
      expect((await ask()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    },
  );
});

describe('the link of a sale', () => {
  const LINK = `{ transaction(id: "${SALE}") { receiptLink { url canClaim canRequestTaxInvoice } } }`;
  const link = { url: 'https://taem.example/receipt/abc', can_claim: true, can_request_tax_invoice: false };
  const given = { url: link.url, canClaim: true, canRequestTaxInvoice: false };

  it.each([
    ['as the gateway gives it', ok({ receipt_link: link }), given],
    [
      'with a tax invoice where one may be requested',
      ok({ receipt_link: { ...link, can_request_tax_invoice: true } }),
      { ...given, canRequestTaxInvoice: true },
    ],
    ['without what the gateway does not say', ok({ receipt_link: { url: link.url } }), { ...given, canClaim: false }],
    ['none for who hands out no receipts', ok({ receipt_link: null }), null],
    ['none where the answer has none', ok(null), null],
    ['none where it is no text', ok({ receipt_link: { url: 5 } }), null],
    ['none where the gateway has no such call', refusal(404, 'NOT_FOUND', 'No.'), null],
  ])('is %s, by a separate call', async (_rule, answered, receiptLink) => {
    server.answerWith(answered);
    const { data, errors, names } = await server.run(LINK);
    expect(errors).toBeUndefined();
    expect(data.transaction).toEqual({ receiptLink });
    expect(names).toEqual([`GET /transactions/${SALE}`, `GET ${LINK_OF_SALE}`]);
  });

  it.each([
    [refusal(422, 'E99999', 'No.'), 'REFUSED'],
    ['broken' as const, 'UPSTREAM_UNAVAILABLE'],
  ])('is an error where it cannot be known: %j', async (answered, code) => {
    server.answerWith(answered);
    expect((await server.run(LINK)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

it('the links of a few receipts are requested at once, not of a thousand: each is a separate call', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
  const costOf = (rows: number) => {
    const document = parse(`{ transactions(perPage: ${rows}) { items { receiptLink { url } } } }`);
    return operationCost({ schema, document }).estimated;
  };
  expect(costOf(10)).toBeLessThan(DOCUMENT_LIMITS.cost / 10);
  expect(costOf(1_000)).toBeGreaterThan(DOCUMENT_LIMITS.cost);
});
