import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_PIN_TRIES } from '@taem/domain/accounts/tillPin.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkTillPin } from '../http/checkTillPin.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { hashSecret, verifySecret } from '../http/secretHash.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { clearTillPin, setTillPin } from './tillPin.ts';

const SHOP = '8f1d1c1a-0000-4000-8000-000000000001';
const MALI = '8f1d1c1a-0000-4000-8000-00000000000a';
const NOK = '8f1d1c1a-0000-4000-8000-00000000000b';

const OWNER = 's.created_at > now()';
const SET = 'insert into till_pins';
const END_TILLS = 'till_branch_id is not null and ended_at is null';
const USERNAME = "where id = $1 and kind = 'person'";
const RIGHTS = 'select r.name, r.authorizes, u.branch_ids';
const DELETE = 'delete from till_pins';

/** A user who may write users, and has no other right. */
const session: GatewaySession = {
  ...{ sessionId: 'session', realmId: SHOP, userId: MALI, username: 'mali', role: { id: 'c', name: 'Chief' } },
  authorizes: [{ object_code: PAGE.user, action_codes: ['Write'] }],
  branchIds: [],
};
const sell = [{ object_code: PAGE.payment, action_codes: ['Write'] }];
const userWith = (authorizes: object[]) => ({
  [USERNAME]: [{ username: 'nok' }],
  [RIGHTS]: [{ name: 'Helper', authorizes, branch_ids: [] }],
});

let hash: string;
beforeAll(async () => {
  hash = await hashSecret('2580');
});

async function doorOf(answers: object, as = session) {
  return await scriptedDoor(answers as Parameters<typeof scriptedDoor>[0], { session: as });
}
type Door = Awaited<ReturnType<typeof doorOf>>;
const sentOf = (door: Door, ...all: string[]) => door.statements.filter(({ words }) => words && all.includes(words));
const wordsOf = (door: Door) => door.statements.map(({ words }) => words);

describe('a PIN that is set', () => {
  async function set(fresh: boolean, id: string, body: { pin: string; current_password?: string | null }) {
    const door = await doorOf({ [OWNER]: [{ password_hash: hash, fresh }], [SET]: [], [END_TILLS]: [] });
    const refused = await setTillPin(door.context, await door.requestOf(null), id, body).catch((error) => error);
    return { door, refused };
  }

  it.each([
    [true, { pin: '2580' }],
    [false, { pin: '2580', current_password: '2580' }],
  ])('is kept as a hash, and the tills of the PIN before end, but this one: %s %j', async (fresh, body) => {
    const { door, refused } = await set(fresh, MALI.toUpperCase(), body);
    expect(refused).toBeUndefined();
    const [kept, ended] = sentOf(door, SET, END_TILLS);
    expect(kept).toMatchObject({ as: SHOP, values: [MALI, expect.any(String)] });
    expect(await verifySecret(String(kept?.values[1]), '2580')).toBe(true);
    expect(ended).toMatchObject({ words: END_TILLS, values: [MALI, 'session'] });
    expect(door.events()).toEqual([['TILL_PIN_SET', 'mali']]);
  });

  it.each([
    ['of another user', true, NOK, { pin: '2580' }, { code: 'PERMISSION' }],
    ['that anyone guesses', true, MALI, { pin: '1234' }, { body: [{ path: 'pin', message: 'is too easy to guess' }] }],
    ['of letters', true, MALI, { pin: 'abcd' }, { body: [{ path: 'pin', message: 'must be 4 to 8 digits' }] }],
    [
      'without the password',
      false,
      MALI,
      { pin: '2580' },
      { body: [expect.objectContaining({ path: 'current_password' })] },
    ],
    [
      'with a wrong password',
      false,
      MALI,
      { pin: '2580', current_password: 'wrong' },
      { body: [expect.objectContaining({ path: 'current_password' })] },
    ],
  ])('%s is refused, and nothing is written', async (_, fresh, id, body, refusal) => {
    const { door, refused } = await set(fresh, id, body);
    expect(refused).toMatchObject(refusal);
    expect([sentOf(door, SET, END_TILLS), door.events()]).toEqual([[], []]);
  });
});

describe('a PIN that is removed', () => {
  async function clear(answers: object, id: string, as = session) {
    const door = await doorOf({ [DELETE]: [{}], [END_TILLS]: [], ...answers }, as);
    const refused = await clearTillPin(door.context, await door.requestOf(null), id).catch((error) => error);
    return { door, refused };
  }

  it.each([
    ['of one’s own, without a right', MALI.toUpperCase(), { ...session, authorizes: [] }],
    ['of a user with no more rights', NOK.toUpperCase(), session],
  ])('%s opens no till any more', async (_, id, as) => {
    const { door, refused } = await clear(userWith([]), id, as);
    expect(refused).toBeUndefined();
    expect(sentOf(door, DELETE, END_TILLS).map(({ as, values }) => [as, values])).toEqual([
      [SHOP, [id.toLowerCase()]],
      [SHOP, [id.toLowerCase(), null]],
    ]);
    expect(door.events()).toEqual([['TILL_PIN_CLEARED', 'nok']]);
  });

  it('was not there: then nothing happened', async () => {
    const { door, refused } = await clear({ ...userWith([]), [DELETE]: [] }, NOK);
    expect([refused, sentOf(door, END_TILLS), door.events()]).toEqual([undefined, [], []]);
  });

  it.each([
    ['of another by a user without the right', NOK, userWith([]), { authorizes: [] }, { code: 'PERMISSION' }],
    ['of a user with more rights', NOK, userWith(sell), {}, { code: 'PERMISSION' }],
    ['of an unknown user', NOK, {}, {}, { status: 404 }],
  ])('%s is refused, and stays', async (_, id, answers, changes, refusal) => {
    const { door, refused } = await clear(answers, id, { ...session, ...changes });
    expect(refused).toMatchObject(refusal);
    expect(wordsOf(door)).not.toContain(DELETE);
    expect(door.events()).toEqual([]);
  });

  it('of a malformed id is of no one, who is not looked for', async () => {
    const { door, refused } = await clear({}, 'x');
    expect(refused).toMatchObject({ status: 404 });
    expect(door.statements).toEqual([]);
  });
});

describe('a PIN that is typed', () => {
  const [LOCKED, TAKE, FORGET] = ['select from till_pins', 'set tries = tries + 1', 'set tries = 0'] as const;
  const nok = { id: NOK, username: 'nok', branchId: '8f1d1c1a-0000-4000-8000-0000000000b1' };

  async function check(answers: object, pin = '2580') {
    const door = await doorOf({ [TAKE]: [{ pin_hash: hash, tries: 1 }], [LOCKED]: [], [FORGET]: [], ...answers });
    const given = await checkTillPin(door.context, await door.requestOf(null), nok, pin).catch((error) => error);
    return { door, given };
  }

  it('opens what it is for, and is forgotten as a try', async () => {
    const { door, given } = await check({});
    expect(given).toBe(hash);
    expect(door.statements.map(({ as, words, values }) => [as, words, values])).toEqual(
      [LOCKED, TAKE, FORGET].map((words) => [SHOP, words, [SHOP, NOK]]),
    );
    expect(door.guarded).toEqual([
      [
        { kind: 'authorize-address', key: expect.stringContaining('203.0.113'), clearedBySuccess: false },
        { kind: 'till-pin-user', key: MALI, clearedBySuccess: false },
      ],
    ]);
    expect(door.events()).toEqual([]);
  });

  it.each([
    ['wrong', { [TAKE]: () => [{ pin_hash: hash, tries: MAX_PIN_TRIES - 1 }] }, ['TILL_PIN_FAILED']],
    ['of a user without one', { [TAKE]: [] }, ['TILL_PIN_FAILED']],
    [
      'wrong for the last time that is allowed',
      { [TAKE]: () => [{ pin_hash: hash, tries: MAX_PIN_TRIES }] },
      ['TILL_PIN_FAILED', 'TILL_PIN_LOCKED'],
    ],
  ])('that is %s opens nothing, and is an event of that user', async (_, answers, events) => {
    const { door, given } = await check(answers, '2581');
    expect(given).toMatchObject({ status: 422, code: 'WRONG_TILL_PIN' });
    expect(wordsOf(door)).not.toContain(FORGET);
    expect(door.events()).toEqual(events.map((kind) => [kind, 'nok']));
  });

  it('that is locked is not tried, and counts no guess', async () => {
    const { door, given } = await check({ [LOCKED]: [{}] });
    expect(given).toMatchObject({ status: 422, code: 'TILL_PIN_LOCKED' });
    expect([wordsOf(door), door.guarded, door.events()]).toEqual([[LOCKED], [], []]);
  });

  it('that is locked while it is checked says so', async () => {
    let looks = 0;
    const { given } = await check({ [TAKE]: [], [LOCKED]: () => (looks++ === 0 ? [] : [{}]) });
    expect(given).toMatchObject({ code: 'TILL_PIN_LOCKED' });
  });

  it('is tried one at a time', async () => {
    const door = await doorOf({ [TAKE]: [{ pin_hash: hash, tries: 1 }], [LOCKED]: [], [FORGET]: [] });
    const request = await door.requestOf(null);
    const given = await Promise.all(Array.from({ length: 3 }, () => checkTillPin(door.context, request, nok, '2580')));
    expect(given).toEqual([hash, hash, hash]);
    expect(wordsOf(door)).toEqual(Array(3).fill([LOCKED, TAKE, FORGET]).flat());
  });

  it('whose check fails for another reason is no wrong PIN', async () => {
    const away = new Refusal(503, 'UNAVAILABLE', 'Away');
    const { door, given } = await check({
      [TAKE]: () => {
        throw away;
      },
    });
    expect(given).toBe(away);
    expect(door.events()).toEqual([]);
  });
});
