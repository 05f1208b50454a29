import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ARI, cashier, SHOP } from '../testing/scriptedShop.ts';
import { checkMerchantUser } from './checkMerchantUser.ts';
import { existingUsername } from './existingUsername.ts';
import { handOverTill } from './handOverTill.ts';
import { inventEmail } from './inventEmail.ts';
import { merchantRoles } from './merchantRoles.ts';
import { merchantUsers } from './merchantUsers.ts';
import { passwordOtpMail } from './passwordOtpMail.ts';
import { refuseOwnWord } from './refuseOwnWord.ts';
import { roleImpact } from './roleImpact.ts';
import { securityEvents } from './securityEvents.ts';
import { serviceAccounts } from './serviceAccounts.ts';
import { watchRoleRights, watchServiceAccount, watchUserRights } from './watchRights.ts';

const NOK = '8f1d1c1a-0000-4000-8000-00000000000b';
const SILOM = '8f1d1c1a-0000-4000-8000-00000000000c';

const right = (object_code: string, ...action_codes: string[]) => ({ object_code, action_codes });
const SELLS = right(PAGE.payment, 'Read', 'Write');

describe('MGMT-28..30 the form of a user', () => {
  const person = {
    ...{ username: 'nok', firstname: 'Nok', lastname: 'D', phone: '0812345678', email: 'nok@shop.example' },
    ...{ status: 'Active', birthdate: null },
  };
  const own = { role_id: NOK, branches: [ARI], employee_no: '007' };
  const documents = {
    roles: [{ role_id: NOK, scope: { branch_id: ARI } }],
    identification: { employee_no: '007' },
  };
  const pathsOf = (body: object, mode: 'create' | 'update' = 'create') =>
    checkMerchantUser(body as Record<string, unknown>, mode).map(({ path }) => path);

  it.each<[string, object, string[]]>([
    ['by its own names', own, []],
    ['as the documents write it', documents, []],
    ['with what it says by its own names first', { ...documents, roles: [{}], identification: null, ...own }, []],
    ['of nothing', {}, ['employee_no', 'role_id', 'branches']],
    [
      'of a role that is none, in no branch',
      { ...own, role_id: undefined, branches: undefined, roles: [null] },
      [...['role_id', 'branches']],
    ],
    ['of a role without a place', { ...documents, roles: [{ role_id: NOK, scope: null }] }, ['branches']],
    ['of roles that are no list', { ...documents, roles: 'x' }, ['role_id', 'branches']],
    ['of such roles, in a branch of its own', { ...documents, roles: 'x', branches: [ARI] }, ['role_id']],
    ['of nothing that identifies', { ...documents, identification: null }, ['employee_no']],
  ])('%s', (_how, body, paths) => {
    expect(pathsOf({ ...person, ...body })).toEqual(paths);
  });

  it('leaves what is not changed, and the branches and the birthday to their own checks', () => {
    expect(pathsOf({ firstname: '' }, 'update')).toEqual(['firstname']);
    expect(pathsOf({ branches: [], birthdate: 'x', employee_no: '' }, 'update')).toEqual([]);
    expect(pathsOf({ ...person, ...own, birthdate: 'x' })).toEqual([]);
  });
});

test('the address of an account that is not there is always the same, of the shop, and begins like its name as often as others', () => {
  const of = (digest: number[], alike = 0, domains = ['a.example', 'b.example']) =>
    inventEmail(Uint8Array.from(digest), 'nok', { domains, alike });
  expect([of([0, 0, 1]), of([1, 0, 27]), of([3, 0, 25])]).toEqual(['b@a.example', 'b@b.example', 'z@b.example']);
  expect([of([0, 127, 1], 0.5), of([0, 128, 1], 0.5)]).toEqual(['n@a.example', 'b@a.example']);
  expect([of([], 1, []), of([])]).toEqual(['n@gmail.com', 'a@a.example']);
});

test.each([
  ['en-US', 'Your code for a new password at Tea & Co', '<html lang="en">', 'Reference code: AB12'],
  ['th-TH', 'รหัสยืนยันการตั้งรหัสผ่านใหม่ที่ Tea & Co', '<html lang="th">', 'รหัสอ้างอิง: AB12'],
])('the mail with a code is in the language of the screen: %s', (locale, subject, lang, reference) => {
  const mail = passwordOtpMail(locale, { code: '482913', refCode: 'AB12', shop: 'Tea & Co' });
  expect(mail.subject).toBe(subject);
  const lines = mail.text.split('\n');
  expect([lines[2], lines[4]]).toEqual(['482913', reference]);
  expect(lines[0]).toContain('Tea & Co');
  expect(mail.html).toContain(lang);
  expect(mail.html).toContain('Tea &amp; Co');
});

test('S10 a password that is only a name of its owner is refused', () => {
  const refused = expect.objectContaining({ body: [{ path: 'password', message: expect.any(String) }] });
  expect(() => refuseOwnWord('changePassword', 'somchai99', { firstname: 'Somchai' })).toThrow(refused);
  expect(() => refuseOwnWord('changePassword', 'somchai99', { firstname: 'Nok' })).not.toThrow();
});

test('a failure names a user that there is, never what was typed', async () => {
  const FIND = 'lower(u.username) = $1';
  const read = async (rows: object[]) => {
    const { database, statements } = scriptedDatabase({ [FIND]: rows });
    const username = await existingUsername({ database } as GatewayContext, SHOP, 'nok@baan');
    return { username, sent: statements.map(({ as, values }) => [as, values]) };
  };
  expect(await read([{ username: 'Nok' }])).toEqual({ username: 'Nok', sent: [[SHOP, ['nok', 'baan']]] });
  expect((await read([])).username).toBeNull();
});

describe('PERM-17 what a change of a role does', () => {
  const users = [{ id: NOK, username: 'nok', firstname: 'Nok', lastname: 'D' }];
  const row = { name: 'Seller', status: 'Active', authorizes: [SELLS], total: 3, users };
  const reader: GatewaySession = { ...cashier, authorizes: [right(PAGE.user, 'Read')] };
  const impactOf = async (change: object, { as = reader, id = NOK, rows = [row] as object[] } = {}) => {
    const { database, statements } = scriptedDatabase({ 'from merchant_roles r where r.id = $1': rows });
    const answer = await roleImpact({ database } as GatewayContext, as, id, change).catch((error) => error.status);
    return { answer, values: statements.map(({ values }) => values[0]) };
  };

  it.each<[string, object, object[], object[]]>([
    ['nothing', {}, [], []],
    ['another name', { name: 'Till' }, [], []],
    ['no status', { status: 'Inactive' }, [], [SELLS]],
    [
      'other rights',
      { authorizes: [right(PAGE.payment, 'Read'), right(PAGE.stock, 'Read')] },
      [right(PAGE.stock, 'Read')],
      [right(PAGE.payment, 'Write')],
    ],
    ['no rights', { authorizes: [] }, [], [SELLS]],
  ])('%s', async (_what, change, gained, lost) => {
    expect(await impactOf(change)).toEqual({
      answer: { role_impact: { gained, lost, total: 3, users } },
      values: [NOK],
    });
  });

  it('names its users to those who may see users', async () => {
    expect((await impactOf({}, { as: cashier })).answer).toMatchObject({ role_impact: { total: 3, users: null } });
  });

  it('is of a role that there is', async () => {
    expect(await impactOf({}, { rows: [] })).toEqual({ answer: 404, values: [NOK] });
    expect(await impactOf({}, { id: 'x' })).toEqual({ answer: 404, values: [] });
  });
});

describe('who is given other rights is reported', () => {
  const session = { ...cashier, realmId: SHOP };
  const watched = async (
    watch: typeof watchUserRights,
    words: string,
    change: object | null,
    values: Parameters<typeof watchUserRights>[2],
  ) => {
    const door = await scriptedDoor({ [words]: change ? [change] : [] }, { session });
    await watch(door.client, await door.requestOf(null), values, NOK);
    const events = door.statements.filter((sent) => sent.words === 'insert into security_events');
    return {
      read: door.statements[0]?.values,
      events: events.map(({ values: [kind, account, , , , subject] }) => [kind, account, subject]),
    };
  };
  const USER = 'left join merchant_users u on u.id = $1';
  const PROGRAM = 'left join service_accounts a';
  const ROLE = 'left join merchant_roles r on r.id = $1';
  const change = { account: 'nok', role: 'Chief', rights: false, mailbox: false };
  const RIGHTS = ['USER_RIGHTS_CHANGED', 'nok', 'Chief'];
  const MAILBOX = ['USER_EMAIL_CHANGED', 'nok', null];

  it.each<[string, object | null, unknown[]]>([
    ['of whom nothing is read', null, []],
    ['whose form changed nothing', change, []],
    ['with other rights', { ...change, rights: true }, [RIGHTS]],
    ['with another mailbox', { ...change, mailbox: true }, [MAILBOX]],
    ['with both', { ...change, rights: true, mailbox: true }, [RIGHTS, MAILBOX]],
  ])('a user %s', async (_who, row, events) => {
    const values = { role_id: 'r', branch_ids: [ARI], status: 'Active', username: 'nok', email: 'nok@shop.example' };
    const all = [NOK, 'r', [ARI], 'Active', 'nok', 'nok@shop.example'];
    expect(await watched(watchUserRights, USER, row, values)).toEqual({ read: all, events });
    expect((await watched(watchUserRights, USER, row, {})).read).toEqual([NOK, null, null, null, null, null]);
  });

  it.each<[string, object | null, unknown[]]>([
    ['of which nothing is read', null, []],
    ['that is as it was', change, []],
    ['with other rights', { ...change, rights: true }, [['SERVICE_ACCOUNT_CHANGED', 'nok', 'Chief']]],
  ])('a program %s', async (_which, row, events) => {
    const values = { name: 'Books', role_id: 'r', branch_ids: [ARI], status: 'Active' };
    const all = [NOK, 'r', [ARI], 'Active', 'Books'];
    expect(await watched(watchServiceAccount, PROGRAM, row, values)).toEqual({ read: all, events });
    expect((await watched(watchServiceAccount, PROGRAM, row, {})).read).toEqual([NOK, null, null, null, null]);
  });

  it.each<[string, object | null, unknown[]]>([
    ['of which nothing is read', null, []],
    ['that is as it was', { role: 'Chief', changed: false }, []],
    ['with other rights', { role: 'Chief', changed: true }, [['ROLE_RIGHTS_CHANGED', null, 'Chief']]],
  ])('a role %s', async (_which, row, events) => {
    const values = { name: 'Chief', status: 'Active', authorizes: '[]' };
    expect(await watched(watchRoleRights, ROLE, row, values)).toEqual({ read: [NOK, 'Chief', 'Active', '[]'], events });
    expect((await watched(watchRoleRights, ROLE, row, {})).read).toEqual([NOK, null, null, null]);
  });
});

describe('ADR 0146 a till is handed over', () => {
  const USERS = 'from till_pins p join';
  const TAKE = 'update till_pins set tries = tries + 1';
  const END = 'update sessions set ended_at';
  const SAME_PIN = 'for share';
  const BEGIN = 'insert into sessions';
  const PLACE = 'select name from merchant_branches';
  const SEEN = 'update merchant_users set last_access_time';
  const RENEW = 'insert into refresh_tokens';

  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret('2580');
  });

  const session: GatewaySession = { ...cashier, authorizes: [SELLS] };
  const nok = { id: NOK, username: 'nok', role_name: 'Cashier', authorizes: [SELLS] };
  async function handOver(changes: object = {}, { as = session, pin = '2580', branch_id = ARI } = {}) {
    const answers = {
      [USERS]: [nok],
      [TAKE]: [{ pin_hash: hash, tries: 1 }],
      ...{ [END]: [{}], [SAME_PIN]: [{}], [BEGIN]: [{ id: 'next' }], [PLACE]: [{ name: 'Ari' }] },
      ...{ [SEEN]: [], [RENEW]: [] },
    };
    const door = await scriptedDoor({ ...answers, ...changes }, { session: as });
    const body = { branch_id, user_id: NOK.toUpperCase(), pin };
    const answer = await handOverTill(door.context, await door.requestOf(null), body).catch((error) => error);
    const sent = (words: string) => door.statements.filter((one) => one.words === words).map(({ values }) => values);
    return { ...door, answer, sent };
  }

  it('to the person who typed a PIN: the session there ends, and a till of that branch begins', async () => {
    const { answer, sent, forgotten, events, tokens, statements } = await handOver();
    expect(answer).toMatchObject({ refresh_token: expect.stringMatching(`^${SHOP}[.]`) });
    expect(await tokens.verify(answer.access_token)).toMatchObject({ kind: 'user', realmId: SHOP, sessionId: 'next' });
    expect([sent(USERS), sent(END), sent(SAME_PIN), sent(BEGIN), sent(SEEN)]).toEqual([
      ...[
        [
          [[ARI], 'mali'],
          [[ARI], 'mali'],
        ],
        [['session']],
        [[NOK, hash]],
        [[NOK, ARI, 'session']],
        [[NOK]],
      ],
    ]);
    expect([forgotten, events()]).toEqual([['session'], [['TILL_HANDED_OVER', 'nok']]]);
    const event = statements.find(({ words }) => words === 'insert into security_events');
    expect([event?.values.slice(4, 6), sent(PLACE)]).toEqual([[ARI, 'Ari'], [[ARI]]]);
  });

  it.each<[string, object, object]>([
    ['whose session is over by then', { [END]: [] }, { status: 401 }],
    ['whose taker has another PIN by then', { [SAME_PIN]: [] }, { code: 'NOT_AT_THIS_TILL' }],
    ['of a session that is gone', { [BEGIN]: [] }, { code: 'NOT_AT_THIS_TILL' }],
    ['of a branch that is gone', { [PLACE]: [] }, { code: 'NOT_AT_THIS_TILL' }],
    ['to who has no PIN', { [USERS]: [{ ...nok, id: SILOM }] }, { code: 'NOT_AT_THIS_TILL' }],
    ['to who may not sell', { [USERS]: [{ ...nok, authorizes: [] }] }, { code: 'NOT_AT_THIS_TILL' }],
  ])('not by one %s: no event is recorded, and no session is forgotten', async (_whom, changes, refusal) => {
    const { answer, forgotten, events } = await handOver(changes);
    expect(answer).toMatchObject(refusal);
    expect([forgotten, events()]).toEqual([[], []]);
  });

  it('to a person who may still sell when the session begins', async () => {
    let isFirst = true;
    const users = () => {
      const rows = isFirst ? [nok] : [];
      isFirst = false;
      return rows;
    };
    const { answer, sent } = await handOver({ [USERS]: users });
    expect([answer.code, sent(BEGIN)]).toEqual(['NOT_AT_THIS_TILL', []]);
  });

  it.each<[string, object, object]>([
    ['who may not sell', { as: { ...session, authorizes: [] } }, { code: 'PERMISSION' }],
    ['who works in another branch', { branch_id: SILOM }, { code: 'VALIDATION' }],
    ['who types a wrong PIN', { pin: '2581' }, { code: 'WRONG_TILL_PIN' }],
  ])('by none %s', async (_who, given, refusal) => {
    const { answer, sent } = await handOver({}, given);
    expect(answer).toMatchObject(refusal);
    expect(sent(END)).toEqual([]);
  });
});

describe('records of those who sign in', () => {
  const PROGRAM = "kind = 'program'";
  const own = { ...cashier, userId: NOK };

  it('PERM-14 are changed by their own users without a right, but not by a program', () => {
    const may = merchantUsers.mayUpdateWithoutRight;
    expect([may?.(own, NOK), may?.(own, ARI), may?.({ ...own, isProgram: true }, NOK)]).toEqual([true, false, false]);
  });

  it('are not there as users where they are programs, whose accounts they are managed by', async () => {
    const { client } = scriptedDatabase({ [PROGRAM]: [{}] });
    const refused = [
      merchantUsers.prepare?.({ firstname: 'A' }, client, own, ARI),
      merchantUsers.beforeRemove?.(client, own, ARI),
    ].map((work) => work?.catch((error) => error.status));
    expect(await Promise.all(refused)).toEqual([404, 404]);
  });

  it('PERM-15 are removed by others than their own users', async () => {
    const { client, statements } = scriptedDatabase({ [PROGRAM]: [] });
    await expect(merchantUsers.beforeRemove?.(client, own, NOK)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    expect(statements.map(({ words }) => words)).toEqual([PROGRAM]);
  });

  it('are looked for as programs where there is one to change', async () => {
    const { client, statements } = scriptedDatabase({ [PROGRAM]: [] });
    await merchantUsers.prepare?.({}, client, own, NOK).catch(() => undefined);
    expect(statements.map(({ words, values }) => [words, values])).toContainEqual([PROGRAM, [NOK]]);
    const created = scriptedDatabase({ [PROGRAM]: [{}] });
    await merchantUsers.prepare?.({}, created.client, own, null).catch(() => undefined);
    expect(created.statements.map(({ words }) => words)).not.toContain(PROGRAM);
  });

  it('count at once for every session, and a name that is taken is refused at its field', () => {
    for (const { whenChanged } of [merchantUsers, merchantRoles, serviceAccounts]) {
      const forgetAll = vi.fn();
      whenChanged?.({ sessions: { forgetAll } } as unknown as GatewayContext);
      expect(forgetAll).toHaveBeenCalledTimes(1);
    }
    expect(serviceAccounts.refuseClash?.('service_accounts_name')).toMatchObject({ body: [{ path: 'name' }] });
    expect(serviceAccounts.refuseClash?.('another')).toBeNull();
  });
});

test('what happened at the doors of the shop is read with its right, and written by no one', () => {
  expect(securityEvents.read).toEqual([PAGE.security]);
  expect([...securityEvents.fieldByPath.values()].filter(({ write }) => write)).toEqual([]);
});
