import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { hashSecret, verifySecret } from '../http/secretHash.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { changePassword } from './changePassword.ts';
import { confirmOwnEmail } from './confirmOwnEmail.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { verifyOtp } from './verifyOtp.ts';

const SHOP = '8f1d1c1a-0000-4000-8000-000000000001';
const MALI = '8f1d1c1a-0000-4000-8000-00000000000a';
const NOK = '8f1d1c1a-0000-4000-8000-00000000000b';
const CLIENT = { kind: 'client', clientId: 'web', realmId: SHOP } as const;

const OWNER = 's.created_at > now()';
const USER_DETAILS = 'select username, firstname, lastname, phone, email';
const SET = 'update merchant_users set password_hash';
const FORGET_CODES = 'delete from password_otps where user_id';
const END_OTHERS = 'update sessions set ended_at';
const NAME_OF_ACCOUNT = 'select u.username from merchant_users u, realms r';

/** A user who may write users, and has no other right. */
const session: GatewaySession = {
  sessionId: 'session',
  realmId: SHOP,
  userId: MALI,
  username: 'mali',
  role: { id: 'c', name: 'Chief' },
  authorizes: [{ object_code: PAGE.user, action_codes: ['Write'] }],
  branchIds: [],
};
const refusedField = (path: string) => ({ status: 400, body: [expect.objectContaining({ path })] });

let hash: string;
beforeAll(async () => {
  hash = await hashSecret('present');
});

/** The database of a user with a session that began just now, or (`fresh: false`) longer ago. */
const own = (fresh: boolean, more: object = {}) => ({
  [OWNER]: [{ password_hash: hash, fresh }],
  [USER_DETAILS]: [{ username: 'mali' }],
  'select r.name, r.authorizes, u.branch_ids': [{ name: 'Helper', authorizes: [], branch_ids: [] }],
  [SET]: [],
  [FORGET_CODES]: [],
  [END_OTHERS]: [{ id: 'one' }, { id: 'two' }],
  ...more,
});

describe('AUTH-36 a password', () => {
  async function change(answers: object, id: string, given: object = {}, as: GatewaySession = session) {
    const door = await scriptedDoor(answers as Parameters<typeof scriptedDoor>[0], { session: as });
    const body = { password: 'long enough', ...given };
    const refused = await changePassword(door.context, await door.requestOf(null), id, body).catch((error) => error);
    return { door, refused };
  }

  it.each(['Mali12345', '081-234-5678'])(
    'N10 that is built from what people know about its owner, in %s, is refused',
    async (password) => {
      const details = { username: 'mali', phone: '0812345678|TH|+66' };
      const { door, refused } = await change(own(true, { [USER_DETAILS]: [details] }), MALI, { password });
      expect(refused).toMatchObject(refusedField('password'));
      expect(door.statements.map(({ words }) => words)).not.toContain(SET);
    },
  );

  it('of one’s own is kept as a hash, and every other session of theirs ends', async () => {
    const { door, refused } = await change(own(true), MALI.toUpperCase());
    expect(refused).toBeUndefined();
    const sent = door.statements.filter(({ words }) => words !== 'insert into security_events');
    expect(sent.map(({ as, words, values }) => [as, words, values])).toEqual([
      [SHOP, OWNER, ['session']],
      [SHOP, USER_DETAILS, [MALI]],
      [SHOP, 'select r.name, r.authorizes, u.branch_ids', [MALI]],
      [SHOP, SET, [MALI, expect.any(String)]],
      [SHOP, FORGET_CODES, [MALI]],
      [SHOP, END_OTHERS, [MALI, 'session']],
    ]);
    expect(await verifySecret(String(sent[3]?.values[1]), 'long enough')).toBe(true);
    expect(door.forgotten).toEqual(['one', 'two']);
    expect(door.events()).toEqual([['PASSWORD_CHANGED', 'mali']]);
    expect(door.actors).toMatchObject([{ source: 'save', user_id: MALI }]);
  });

  it('of another user needs no present one, and is reported as a change of another’s', async () => {
    const { door, refused } = await change(own(false), NOK);
    expect(refused).toBeUndefined();
    expect(door.statements.some(({ words }) => words === OWNER)).toBe(false);
    expect(door.events()).toEqual([['PASSWORD_SET_FOR_OTHER', 'mali']]);
  });

  it.each<[string, string, object, object, object]>([
    ['of another by who may not write users', NOK, {}, { authorizes: [] }, { code: 'PERMISSION' }],
    ['of nobody', 'x', {}, {}, { status: 404 }],
    ['that is too short', MALI, { password: 'short' }, {}, refusedField('password')],
  ])('%s is refused before the database is queried', async (_what, id, given, as, refusal) => {
    const { door, refused } = await change(own(true), id, given, { ...session, ...as });
    expect(refused).toMatchObject(refusal);
    expect(door.statements).toEqual([]);
  });

  it('of one’s own needs no right', async () => {
    expect((await change(own(true), MALI, {}, { ...session, authorizes: [] })).refused).toBeUndefined();
  });

  it.each<[string, string, object, object]>([
    ['of a user who is gone', NOK, { [USER_DETAILS]: [] }, { status: 404 }],
    [
      'of who may do more',
      NOK,
      { 'select r.name, r.authorizes, u.branch_ids': [{ name: 'Administrator', authorizes: [], branch_ids: [] }] },
      { code: 'PERMISSION' },
    ],
  ])('%s is not set', async (_whose, id, answers, refusal) => {
    const { door, refused } = await change(own(true, answers), id);
    expect(refused).toMatchObject(refusal);
    expect(door.statements.some(({ words }) => words === SET)).toBe(false);
  });
});

describe('ADR 0029 the present password', () => {
  async function confirm(answers: object, values: object, id: string | null = MALI) {
    const door = await scriptedDoor({ ...own(false), ...answers });
    const given: RecordValues = { ...values };
    const refused = await confirmOwnEmail(door.context, session, given, id).catch((error) => error);
    return { door, given, refused };
  }
  const other = { 'email is not distinct': [] };

  it('is required when a user changes their e-mail, counted, and never stored', async () => {
    const right = await confirm(other, { email: 'new@shop.example', current_password: 'present' });
    expect(right.refused).toBeUndefined();
    expect(right.given).toEqual({ email: 'new@shop.example' });
    expect(right.door.guarded).toEqual([[{ kind: 'own-password', key: MALI, clearedBySuccess: true }]]);
    expect(right.door.statements).toEqual([
      { as: SHOP, words: 'email is not distinct', values: [MALI, 'new@shop.example'] },
      { as: SHOP, words: OWNER, values: ['session'] },
    ]);
  });

  it.each<[string, object, object]>([
    ['another', {}, { current_password: 'wrong' }],
    ['none', {}, {}],
    ['an empty one', {}, { current_password: '' }],
    ['one that is no text', {}, { current_password: 7 }],
    ['one of a session that is over', { [OWNER]: [] }, { current_password: 'present' }],
  ])('is not confirmed by %s', async (_what, answers, given) => {
    const { refused } = await confirm({ ...other, ...answers }, { email: 'new@shop.example', ...given });
    expect(refused).toMatchObject(refusedField('current_password'));
  });

  it('that was typed within the last ten minutes is not required again', async () => {
    const { door, refused } = await confirm({ ...other, ...own(true) }, { email: 'new@shop.example' });
    expect([refused, door.guarded]).toEqual([undefined, []]);
  });

  it.each<[string, object, object, string | null, number]>([
    ['the e-mail stays', { 'email is not distinct': [{}] }, { email: 'same@shop.example' }, MALI, 1],
    ['nothing is said of the e-mail', other, { current_password: 'wrong' }, MALI, 0],
    ['it is another’s', other, { email: 'new@shop.example' }, NOK, 0],
    ['it is a new user’s', other, { email: 'new@shop.example', current_password: 'x' }, null, 0],
  ])('is not required where %s', async (_what, answers, values, id, statements) => {
    const { door, given, refused } = await confirm(answers, values, id);
    expect([refused, door.statements.length, 'current_password' in given]).toEqual([undefined, statements, false]);
  });
});

const door = (answers: object, locks = false) =>
  scriptedDoor({ [NAME_OF_ACCOUNT]: [{ username: 'Mali' }], ...answers } as Parameters<typeof scriptedDoor>[0], {
    locks,
  });
const counted = (kind: string) => [
  { kind: `${kind}-account`, key: `${SHOP}:mali@shop` },
  { kind: `${kind}-address`, key: expect.any(String) },
];

describe('CALL-08 a code for a new password', () => {
  const FIND = 'u.id as user_id, u.email';
  const REMEMBER = 'insert into password_otps';
  const found = { user_id: MALI, email: 'mali@shop.example', shop: 'Café', domains: ['shop.example'], alike: 1 };
  async function ask(rows: object[]) {
    const at = await door({
      [FIND]: rows,
      'delete from password_otps': [],
      [REMEMBER]: [],
      'into outbox_messages': [],
    });
    const answer = await requestPasswordOtp(at.context, await at.requestOf(CLIENT), ' Mali@SHOP ', 'en-US');
    const valuesOf = (words: string) => at.statements.find((each) => each.words === words)?.values ?? [];
    return { at, answer, kept: valuesOf(REMEMBER), mail: valuesOf('into outbox_messages') };
  }

  it('goes to the user’s mailbox, and only its hash is kept', async () => {
    const { at, answer, kept, mail } = await ask([found]);
    expect(answer).toEqual({ target: 'm***@s***.example', ref_code: kept[2] });
    expect(answer.ref_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(kept).toEqual(['mali@shop', MALI, answer.ref_code, expect.any(String)]);
    const [channel, recipient, content, minutes] = mail;
    expect([channel, recipient, minutes]).toEqual(['email', 'mali@shop.example', 10]);
    const { subject, text } = JSON.parse(String(content));
    expect([subject, text]).toEqual([expect.stringContaining('Café'), expect.stringContaining(answer.ref_code)]);
    const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
    expect(await verifySecret(String(kept[3]), code)).toBe(true);
    expect(at.spent).toEqual([counted('otp')]);
    expect(at.events()).toEqual([['OTP_REQUESTED', 'Mali']]);
    expect(at.statements.map(({ words }) => words)).toEqual([
      FIND,
      'delete from password_otps',
      REMEMBER,
      'into outbox_messages',
      NAME_OF_ACCOUNT,
      'insert into security_events',
    ]);
    expect(at.statements[0]?.values).toEqual([SHOP, 'mali', 'shop']);
  });

  it.each<[string, object[], string]>([
    ['of nobody', [{ ...found, user_id: null, email: null }], 'm***@s***.example'],
    ['of a shop that nobody has an address in', [], 'm***@g***.com'],
  ])('%s is answered alike, by the same statements, and goes nowhere', async (_who, rows, target) => {
    const { at, answer, kept, mail } = await ask(rows);
    expect(answer.target).toBe(target);
    expect([kept[1], mail[1], at.statements.length]).toEqual([null, null, 6]);
  });
});

describe('CALL-09 a code', () => {
  const COUNT = 'update password_otps set tries';
  const MARK = 'update password_otps set verified_at';
  async function verify(answers: object, code = ' present ', locks = false) {
    const at = await door({ [COUNT]: [{ otp_hash: hash, user_id: MALI }], [MARK]: [{}], ...answers }, locks);
    const given = { username: ' Mali@SHOP ', ref_code: ' abcd ', otp_code: code };
    const refused = await verifyOtp(at.context, await at.requestOf(CLIENT), given).catch((error) => error);
    return { at, refused };
  }

  it('that is right opens the way, and the try is counted first', async () => {
    const { at, refused } = await verify({});
    expect(refused).toBeUndefined();
    expect(at.statements).toEqual([
      { as: SHOP, words: COUNT, values: ['mali@shop', 'ABCD'] },
      { as: SHOP, words: MARK, values: ['mali@shop', 'ABCD'] },
    ]);
    const [account, address] = counted('otp-try');
    expect(at.guarded).toEqual([
      [
        { ...account, clearedBySuccess: true },
        { ...address, clearedBySuccess: false },
      ],
    ]);
  });

  it.each<[string, object, string]>([
    ['that is wrong', {}, '000000'],
    ['that was never sent, or tried too often', { [COUNT]: [] }, 'present'],
    ['of nobody', { [COUNT]: [{ otp_hash: hash, user_id: null }] }, 'present'],
    ['that another has used meanwhile', { [MARK]: [] }, 'present'],
  ])('%s is the same refusal, and is reported', async (_what, answers, code) => {
    const { at, refused } = await verify(answers, code, true);
    expect(refused).toMatchObject({ status: 422, code: 'WRONG_OTP' });
    expect(at.events()).toEqual([['OTP_FAILED', 'Mali']]);
  });
});

describe('CALL-10 a forgotten password', () => {
  const SPEND = 'delete from password_otps o';
  async function reset(answers: object, password = 'long enough') {
    const at = await door({
      [SPEND]: [{ user_id: MALI }],
      [SET]: [],
      [FORGET_CODES]: [],
      [END_OTHERS]: [{ id: 'one' }],
      ...answers,
    });
    const given = { username: ' Mali@SHOP ', password, secret: ' abcd ' };
    const refused = await resetPassword(at.context, await at.requestOf(CLIENT), given).catch((error) => error);
    return { at, refused };
  }

  it('is reset with a verified code, and every session of the user ends', async () => {
    const { at, refused } = await reset({});
    expect(refused).toBeUndefined();
    expect(at.statements.map(({ as, words, values }) => [as, words, values])).toEqual([
      [SHOP, SPEND, ['mali@shop', 'ABCD']],
      [SHOP, SET, [MALI, expect.any(String)]],
      [SHOP, FORGET_CODES, [MALI]],
      [SHOP, END_OTHERS, [MALI, null]],
      [SHOP, 'insert into security_events', expect.any(Array)],
    ]);
    expect(await verifySecret(String(at.statements[1]?.values[1]), 'long enough')).toBe(true);
    expect(at.events()).toEqual([['PASSWORD_RESET', 'mali']]);
    expect(at.actors).toMatchObject([{ source: 'save', user_id: null }]);
    expect(at.forgotten).toEqual(['one']);
    expect(at.cleared).toEqual([['sign-in-account', 'mali@shop']]);
    const [account, address] = counted('reset');
    expect(at.guarded).toEqual([
      [
        { ...account, clearedBySuccess: true },
        { ...address, clearedBySuccess: false },
      ],
    ]);
  });

  it('stays as it is without a verified code', async () => {
    const { at, refused } = await reset({ [SPEND]: [] });
    expect(refused).toMatchObject({ status: 422, code: 'OTP_NOT_VERIFIED' });
    expect([at.statements.length, at.forgotten, at.cleared]).toEqual([1, [], []]);
  });

  it('S10 is not what others know of its owner, and the code is still good for another', async () => {
    const { at, refused } = await reset({ [SPEND]: [{ user_id: MALI, phone: '0812345678' }] }, '081-234-5678');
    expect(refused).toMatchObject(refusedField('password'));
    expect([at.statements.length, at.forgotten, at.cleared]).toEqual([1, [], []]);
  });

  it('OP-02 is longer than eight characters', async () => {
    const { at, refused } = await reset({}, '12345 78');
    expect(refused).toMatchObject(refusedField('password'));
    expect(at.guarded).toEqual([]);
  });
});
