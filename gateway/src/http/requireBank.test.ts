import { CONFIRMATION_SIGNATURE, CONFIRMATION_STAMP } from '@taem/domain/till/paymentConfirmation.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { accountCode, bankSecret, isSignature, readAccountCode, signConfirmation } from './bankAccount.ts';
import { requireBank } from './requireBank.ts';

const ACCOUNT = {
  realmId: '8f1d1c1a-0000-4000-8000-000000000001',
  accountId: '8f1d1c1a-0000-4000-8000-00000000000a',
};
const SEED = Buffer.alloc(32, 3);
const FIND = 'select s.seed, c.name';
const NOW = Date.parse('2026-03-14T05:00:00Z');
const STAMP = String(NOW / 1000);

async function bank({ isConfirmed = true } = {}) {
  const door = await scriptedDoor({ [FIND]: isConfirmed ? [{ seed: SEED, name: 'KBank 123' }] : [] });
  const context = { ...door.context, clock: { now: () => NOW } } as typeof door.context;
  const body = { account: accountCode(ACCOUNT), amount: 100 };
  const text = JSON.stringify(body);
  const sign = (stamp: string) => signConfirmation(bankSecret(door.tokens, ACCOUNT, SEED), stamp, text);
  /** Sends a request as the account signs it, with changes. */
  async function send({ stamp = STAMP, ...changes }: { stamp?: unknown } & Record<string, unknown> = {}) {
    const signature = typeof stamp === 'string' ? sign(stamp) : sign(STAMP);
    const request = {
      ...(await door.requestOf(null)),
      ...{ body, signedBody: text, headers: { [CONFIRMATION_STAMP]: stamp, [CONFIRMATION_SIGNATURE]: signature } },
      ...changes,
    };
    return await requireBank(context, request as FastifyRequest).catch((error) => error);
  }
  return { ...door, send, body };
}

describe('ADR 0139 what a bank says of an account', () => {
  it('is let in by the signature of the account, which costs it no try', async () => {
    const { send, statements, spent, events } = await bank();
    expect(await send()).toEqual(ACCOUNT);
    expect(statements).toEqual([{ as: ACCOUNT.realmId, words: FIND, values: [ACCOUNT.realmId, ACCOUNT.accountId] }]);
    expect([spent, events()]).toEqual([[], []]);
  });

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])('is taken up to five minutes from now: %i seconds', async (seconds, isTaken) => {
    const { send, spent } = await bank();
    const answer = await send({ stamp: String(NOW / 1000 + seconds) });
    expect(answer).toMatchObject(isTaken ? ACCOUNT : { status: 422, code: 'SIGNED_TOO_LATE' });
    expect(spent).toEqual([]);
  });

  const ADDRESS = { kind: 'confirmation-address', key: '203.0.113.7' };
  it.each<[string, Record<string, unknown>]>([
    ['another signature', { headers: { [CONFIRMATION_STAMP]: STAMP, [CONFIRMATION_SIGNATURE]: 'f'.repeat(64) } }],
    ['no signature', { headers: { [CONFIRMATION_STAMP]: STAMP } }],
    ['another body than was signed', { signedBody: '{}' }],
    ['a body that was not kept', { signedBody: null }],
    ['no time', { stamp: null }],
    ['two times', { stamp: [STAMP, STAMP] }],
    ['an empty time', { stamp: '' }],
    ['a time with a sign', { stamp: `-${STAMP}` }],
    ['a time with a fraction', { stamp: `${STAMP}.5` }],
    ['a time of 16 digits', { stamp: '1'.repeat(16) }],
  ])('is refused with %s, counted for network and account, and its shop is notified', async (_what, changes) => {
    const { send, spent, statements } = await bank();
    expect(await send(changes)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(spent).toEqual([[ADDRESS], [{ kind: 'confirmation-account', key: ACCOUNT.accountId }]]);
    expect(statements.at(-1)).toMatchObject({ as: ACCOUNT.realmId });
    expect(statements.at(-1)?.values).toEqual(['BANK_SIGNATURE_FAILED', null, null, '203.0.113.7', null, 'KBank 123']);
  });

  it.each<[string, boolean, Record<string, unknown>]>([
    ['that no bank confirms for', false, {}],
    ['that is named by no code', true, { body: { account: 'x' } }],
    ['that is not named', true, { body: {} }],
    ['of no body', true, { body: null }],
    ['of a text', true, { body: 'account' }],
  ])('of an account %s is counted for the network alone', async (_which, isConfirmed, changes) => {
    const { send, spent, events } = await bank({ isConfirmed });
    expect(await send(changes)).toMatchObject({ status: 401 });
    expect([spent, events()]).toEqual([[[ADDRESS]], []]);
  });
});

test('an account is named by 43 characters that lead back to it, and by nothing else', () => {
  const code = accountCode(ACCOUNT);
  expect([code.length, readAccountCode(code)]).toEqual([43, ACCOUNT]);
  for (const other of [null, 7, '', code.slice(1), `${code}A`, `${code.slice(1)}!`]) {
    expect(readAccountCode(other)).toBeNull();
  }
});

test('a signature is 64 hexadecimal digits in any case, all of them right', () => {
  const right = signConfirmation('secret', '1', '{}');
  expect(right).toMatch(/^[0-9a-f]{64}$/);
  const given = [
    right,
    right.toUpperCase(),
    `${right}00`,
    `x${right}`,
    right.slice(2),
    `${right.slice(2)}zz`,
    '',
    null,
  ];
  expect(given.map((each) => isSignature(each, right))).toEqual([
    ...[true, true, false, false, false, false, false, false],
  ]);
  expect(isSignature(signConfirmation('secret', '1', '{"a":1}'), right)).toBe(false);
  expect(isSignature(signConfirmation('other', '1', '{}'), right)).toBe(false);
});
