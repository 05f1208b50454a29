import { readFileSync } from 'node:fs';
import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer, type WriteServer } from '../../testing/startWriteServer.ts';

const PATH = '/onboard/claim/abc';
const SALE = fakeId('transaction', 1);
const URL_OF_SALE = `/transactions/${SALE}/claim-url`;
/** Refused for another reason; an outage; an unreadable answer. */
const FAULTS = [
  [refusal(404, 'NOT_FOUND', 'No.'), 'NOT_FOUND'],
  [refusal(422, 'E99999', 'No.'), 'REFUSED'],
  ['broken', 'UPSTREAM_UNAVAILABLE'],
  [ok(null), 'UPSTREAM_UNAVAILABLE'],
] as const;

let server: WriteServer;
beforeAll(async () => {
  server = await startWriteServer([PATH, `${PATH}/code`, URL_OF_SALE]);
});
beforeEach(() => server.answerWith(undefined));
afterAll(() => server.close());

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
  ])('tells why it was refused: %#', async (answer, error) => {
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

describe('claimForm', () => {
  const FORM = '{ claimForm(token: "abc") { shop branch transactionNo amountDue points lastDay obstacle } }';
  const receipt = { shop: 'Taem', branch: 'Siam', transaction_no: 'T-1', amount_due: 99.5, points: 3 };

  it.each([
    [null, null],
    ['CLAIMED', 'CLAIMED'],
  ])('shows the receipt behind the link, read without a session; obstacle %s', async (obstacle, expected) => {
    server.answerWith(ok({ ...receipt, last_day: '2026-12-24', obstacle }));
    const { data, calls } = await server.run(FORM);
    const { transaction_no: transactionNo, amount_due: amountDue, ...same } = receipt;
    expect(data.claimForm).toEqual({ ...same, transactionNo, amountDue, lastDay: '2026-12-24', obstacle: expected });
    expect(calls.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', PATH, undefined],
    ]);
  });

  it('is null behind a link that has expired', async () => {
    server.answerWith(refusal(422, 'LINK_EXPIRED', 'No.'));
    expect(await server.run(FORM)).toMatchObject({ data: { claimForm: null }, errors: undefined });
  });

  it.each(FAULTS)('is an error, not an expired link, for %j', async (answered, code) => {
    server.answerWith(answered);
    expect((await server.run(FORM)).errors).toMatchObject([{ extensions: { code } }]);
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
  ])('tells why it was refused: %j', async (answered, code, path, params) => {
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
  const LINK = `{ transaction(id: "${SALE}") { claimUrl } }`;

  it.each([
    ['as the gateway gives it', ok({ claim_url: 'https://taem.example/c/abc' }), 'https://taem.example/c/abc'],
    ['none where there is nothing to claim', ok({ claim_url: null }), null],
    ['none where the answer has none', ok(null), null],
    ['none where it is no text', ok({ claim_url: 5 }), null],
    ['none where the gateway has no such call', refusal(404, 'NOT_FOUND', 'No.'), null],
  ])('is %s, by a call of its own', async (_rule, answered, claimUrl) => {
    server.answerWith(answered);
    const { data, errors, names } = await server.run(LINK);
    expect(errors).toBeUndefined();
    expect(data.transaction).toEqual({ claimUrl });
    expect(names).toEqual([`GET /transactions/${SALE}`, `GET ${URL_OF_SALE}`]);
  });

  it.each([
    [refusal(422, 'E99999', 'No.'), 'REFUSED'],
    ['broken' as const, 'UPSTREAM_UNAVAILABLE'],
  ])('is an error where it cannot be known: %j', async (answered, code) => {
    server.answerWith(answered);
    expect((await server.run(LINK)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

it('the links of a few receipts are asked for at once, not of a thousand: each is a call of its own', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
  const costOf = (rows: number) => {
    const document = parse(`{ transactions(perPage: ${rows}) { items { claimUrl } } }`);
    return operationCost({ schema, document }).estimated;
  };
  expect(costOf(10)).toBeLessThan(DOCUMENT_LIMITS.cost / 10);
  expect(costOf(1_000)).toBeGreaterThan(DOCUMENT_LIMITS.cost);
});
