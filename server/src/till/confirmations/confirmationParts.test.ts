import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { type Answer, ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const CHANNEL = fakeId('channel', 1);
const PATH = `/payment-channels/${CHANNEL}/confirmation-secret`;
const SEEN = '/payments/confirmations';

const server = openForTests(() => startWriteServer([PATH, SEEN]));

async function run(query: string, answer: Answer) {
  server.answerWith(answer);
  return await server.run(query);
}

const FAULTS = [
  ['broken', 'UPSTREAM_UNAVAILABLE'],
  [ok(null), 'UPSTREAM_UNAVAILABLE'],
  [refusal(401, 'UNAUTHORIZED', 'No.'), 'UNAUTHENTICATED'],
] as const;

describe('the state of a secret', () => {
  const state = (answer: Answer) =>
    run(`{ confirmationSecret(paymentChannelId: "${CHANNEL}") { account lastFour createdAt createdBy } }`, answer);

  it('is that of its account, without the secret', async () => {
    const kept = { account: 'a', last_four: '1234', created_at: '2026-11-30T01:00:00Z', created_by: null };
    const { data, names } = await state(ok(kept));
    expect(data.confirmationSecret).toEqual({
      ...{ account: 'a', lastFour: '1234', createdAt: '2026-11-30T01:00:00Z', createdBy: null },
    });
    expect(names).toEqual([`GET ${PATH}`]);
  });

  it('is null where the account has no secret', async () => {
    const { data, errors } = await state(refusal(404, 'NOT_FOUND', 'No.'));
    expect([data.confirmationSecret, errors]).toEqual([null, undefined]);
  });

  it.each(FAULTS)('is an error, not null, for %j', async (answer, code) => {
    expect((await state(answer)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a new secret', () => {
  const create = (answer: Answer) =>
    run(
      `mutation { createConfirmationSecret(input: { paymentChannelId: "${CHANNEL}" }) { account secret userErrors { code path } } }`,
      answer,
    );

  it('is passed on to the caller who created it', async () => {
    const { data, calls } = await create(ok({ account: 'a', secret: 's' }));
    expect(data.createConfirmationSecret).toEqual({ account: 'a', secret: 's', userErrors: [] });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['POST', PATH, {}]]);
  });

  it('is refused with the reason, at its field', async () => {
    const { data } = await create(refusal(400, 'VALIDATION', [{ path: 'paymentChannelId', message: 'No.' }]));
    expect(data.createConfirmationSecret).toEqual({
      ...{ account: null, secret: null, userErrors: [{ code: 'VALIDATION', path: ['paymentChannelId'] }] },
    });
  });

  it.each([
    ...FAULTS,
    [ok({ account: 'a' }), 'UPSTREAM_UNAVAILABLE'],
    [ok({ secret: '' }), 'UPSTREAM_UNAVAILABLE'],
  ] as const)('is an error for %j', async (answer, code) => {
    expect((await create(answer)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

it('confirmations of a bank are read by the account and both references', async () => {
  const row = {
    id: 'c1',
    amount: 45.5,
    paid_at: '2026-11-30T01:00:00Z',
    received_at: '2026-11-30T01:00:01Z',
    is_used: true,
  };
  const { data, calls } = await run(
    `{ paymentConfirmations(paymentChannelId: "${CHANNEL}", ref1: "ARI", ref2: "0A") { id amount paidAt isUsed } }`,
    ok({ payment_confirmations: [row] }),
  );
  expect(data.paymentConfirmations).toEqual([{ id: 'c1', amount: 45.5, paidAt: '2026-11-30T01:00:00Z', isUsed: true }]);
  expect(calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [SEEN, { payment_channel_id: CHANNEL, ref1: 'ARI', ref2: '0A' }],
  ]);
});
