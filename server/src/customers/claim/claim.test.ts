import { readFileSync } from 'node:fs';
import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { startWriteServer, type WriteServer } from '../../testing/startWriteServer.ts';

const PATH = '/onboard/claim/abc';

let server: WriteServer;
beforeAll(async () => {
  server = await startWriteServer([PATH, `${PATH}/code`]);
});
beforeEach(() => server.answerWith(undefined));
afterAll(() => server.close());

describe('claimPoints', () => {
  const CLAIM = `mutation Claim($input: ClaimPointsInput!) { claimPoints(input: $input) {
    claim { points remainingPoints memberCode } registerToken userErrors { code path params { name value } } } }`;
  const input = { token: 'abc', phone: '0812345678', refCode: 'AB2C', code: '123456', idempotencyKey: 'claim-key-1' };

  it('asks once, with the key and without a session', async () => {
    server.answerWith(ok({ claim: { points: 10, available_points: 30, member_code: 'M1' }, register_token: null }));
    const { data, calls } = await server.run(CLAIM, { input });
    expect(data.claimPoints).toEqual({
      claim: { points: 10, remainingPoints: 30, memberCode: 'M1' },
      registerToken: null,
      userErrors: [],
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', PATH, { phone: '0812345678', ref_code: 'AB2C', code: '123456' }],
    ]);
  });

  it('gives the way to register where nobody has the phone, and passes the answers on', async () => {
    server.answerWith(ok({ claim: null, register_token: 'a.b.c' }));
    const { data, calls } = await server.run(CLAIM, {
      input: { ...input, answers: [{ questionId: 'firstname', value: 'Nid' }] },
    });
    expect(data.claimPoints).toEqual({ claim: null, registerToken: 'a.b.c', userErrors: [] });
    expect(calls[0]?.body).toMatchObject({ answers: { firstname: 'Nid' } });
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

it('the links of a few receipts are asked for at once, not of a thousand: each is a call of its own', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
  const costOf = (rows: number) => {
    const document = parse(`{ transactions(perPage: ${rows}) { items { claimUrl } } }`);
    return operationCost({ schema, document }).estimated;
  };
  expect(costOf(10)).toBeLessThan(DOCUMENT_LIMITS.cost / 10);
  expect(costOf(1_000)).toBeGreaterThan(DOCUMENT_LIMITS.cost);
});
