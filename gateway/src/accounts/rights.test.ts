import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { describe, expect, it, test } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { verifySecret } from '../http/secretHash.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { prepareMerchantRole } from './prepareMerchantRole.ts';
import { prepareMerchantUser } from './prepareMerchantUser.ts';
import { protectLastAdministrator } from './protectLastAdministrator.ts';
import { refuseRoleBeyondOwn, refuseUserBeyondOwn } from './refuseMoreThanOwn.ts';
import { refuseOwnRemoval } from './refuseOwnRemoval.ts';

const SHOP = '8f1d1c1a-0000-4000-8000-000000000001';
const ARI = '8f1d1c1a-0000-4000-8000-0000000000a1';
const SILOM = '8f1d1c1a-0000-4000-8000-0000000000a2';

const right = (object_code: string, ...action_codes: string[]) => ({ object_code, action_codes });
const SELLS = right(PAGE.payment, 'Read', 'Write');
const WRITES_USERS = right(PAGE.user, 'Read', 'Write');

/** A user who may sell and write users, in one branch. */
const chief: GatewaySession = {
  sessionId: 'session',
  realmId: SHOP,
  userId: 'mali',
  username: 'mali',
  role: { id: 'chief', name: 'Chief' },
  authorizes: [SELLS, WRITES_USERS],
  branchIds: [ARI],
};
const owner = { ...chief, role: { id: 'owner', name: 'Administrator' }, authorizes: [], branchIds: [] };
const beyond = { status: 400, code: 'PERMISSION' };

const OF_USER = 'select r.name, r.authorizes, u.branch_ids';
const ROLE = 'select name, authorizes from merchant_roles';
const HOLDERS = 'select distinct branch_ids';

const user = (authorizes: object[], branch_ids: string[], name = 'Cashier') => ({ name, authorizes, branch_ids });

describe('ADR 0029 no one gives or changes more than they have: a user', () => {
  const check = (before: object | null, after: object | null, id: string | null, changes?: object) => {
    const { client, statements } = scriptedDatabase({
      [OF_USER]: before ? [before] : [],
      [ROLE]: after ? [after] : [],
    });
    return { checked: refuseUserBeyondOwn(client, chief, id, changes), statements };
  };
  const cashier = user([SELLS], [ARI]);

  it.each<[string, object | null, object | null, string | null, object | undefined, boolean]>([
    ['of no more rights and branches is theirs to change', cashier, null, 'nok', undefined, true],
    [
      'of more rights is not',
      user([right(PAGE.user, 'Read'), right('Page.X', 'Read')], [ARI]),
      null,
      'nok',
      undefined,
      false,
    ],
    ['of more branches is not', user([SELLS], [ARI, SILOM]), null, 'nok', undefined, false],
    ['of all branches is not', user([SELLS], []), null, 'nok', undefined, false],
    ['who is administrator is not', user([], [ARI], 'Administrator'), null, 'nok', undefined, false],
    [
      'who is oneself is, whatever one has been given',
      user([right('Page.X', 'Read')], []),
      null,
      'mali',
      undefined,
      true,
    ],
    ['gets a role of no more', cashier, cashier, 'nok', { roleId: 'r' }, true],
    ['gets no role of more', cashier, user([right('Page.X', 'Read')], []), 'nok', { roleId: 'r' }, false],
    ['gets one’s own branches', cashier, null, 'nok', { branchIds: [ARI] }, true],
    ['gets no other branch', cashier, null, 'nok', { branchIds: [SILOM] }, false],
    ['gets not all branches', cashier, null, 'nok', { branchIds: [] }, false],
    [
      'that is oneself gets no more either',
      cashier,
      user([right('Page.X', 'Read')], []),
      'mali',
      { roleId: 'r' },
      false,
    ],
    ['that is new may be given what one has', null, cashier, null, { roleId: 'r', branchIds: [ARI] }, true],
    ['that is new is of no branch unsaid', null, cashier, null, { roleId: 'r' }, false],
    [
      'that is new gets no role of more',
      null,
      user([right('Page.X', 'Read')], []),
      null,
      { roleId: 'r', branchIds: [ARI] },
      false,
    ],
    ['with a role that is not there is refused as such elsewhere', cashier, null, 'nok', { roleId: 'r' }, true],
    ['that is not there is refused as such elsewhere', null, null, 'nok', {}, true],
  ])('%s', async (_who, before, after, id, changes, allowed) => {
    const { checked } = check(before, after, id, changes);
    if (allowed) await expect(checked).resolves.toBeUndefined();
    else await expect(checked).rejects.toMatchObject(beyond);
  });

  it('is looked up once, with its role where that changes, and a new one not at all', async () => {
    const changed = check(cashier, cashier, 'nok', { roleId: 'r' });
    await changed.checked;
    expect(changed.statements.map(({ words, values }) => [words, values])).toEqual([
      [OF_USER, ['nok']],
      [ROLE, ['r']],
    ]);
    const created = check(null, cashier, null, { roleId: 'r', branchIds: [ARI] });
    await created.checked;
    expect(created.statements.map(({ words }) => words)).toEqual([ROLE]);
  });

  it('is the administrators’ without a question', async () => {
    const { client, statements } = scriptedDatabase({});
    await refuseUserBeyondOwn(client, owner, 'nok', { roleId: 'r' });
    await refuseRoleBeyondOwn(client, owner, 'r', {});
    expect(statements).toEqual([]);
  });
});

describe('ADR 0029 no one gives or changes more than they have: a role', () => {
  const check = (before: object | null, id: string | null, changes?: object, holders: string[][] = []) => {
    const rows = holders.map((branch_ids) => ({ branch_ids }));
    const { client, statements } = scriptedDatabase({ [ROLE]: before ? [before] : [], [HOLDERS]: rows });
    const checked = refuseRoleBeyondOwn(client, chief, id, changes as Parameters<typeof refuseRoleBeyondOwn>[3]);
    return { checked, statements };
  };
  const cashier = { name: 'Cashier', authorizes: [SELLS] };
  const baker = { name: 'Baker', authorizes: [right('Page.X', 'Read')] };

  it.each<[string, object | null, string | null, object | undefined, string[][] | undefined, boolean]>([
    ['of no more is theirs to change', cashier, 'r', undefined, undefined, true],
    ['of more is not', baker, 'r', undefined, undefined, false],
    ['of more is not made less either', baker, 'r', { authorizes: [SELLS] }, undefined, false],
    ['may be given what one has', cashier, 'r', { authorizes: [WRITES_USERS] }, undefined, true],
    ['is given no more', cashier, 'r', { authorizes: [right('Page.X', 'Read')] }, undefined, false],
    ['does not become administrator by its name', cashier, 'r', { name: 'Administrator' }, undefined, false],
    ['is another’s elsewhere', cashier, 'r', {}, [[ARI], [SILOM]], false],
    ['is everyone’s in one’s own branch', cashier, 'r', {}, [[ARI]], true],
    ['that is new may be given what one has', null, null, { name: 'Helper', authorizes: [SELLS] }, undefined, true],
    ['that is new and says nothing gives nothing', null, null, undefined, undefined, true],
    ['that is new is given no more', null, null, { authorizes: [right('Page.X', 'Read')] }, undefined, false],
    ['that is new is no administrator', null, null, { name: 'administrator' }, undefined, false],
  ])('%s', async (_which, before, id, changes, holders, allowed) => {
    const { checked, statements } = check(before, id, changes, holders);
    if (allowed) await expect(checked).resolves.toBeUndefined();
    else await expect(checked).rejects.toMatchObject(beyond);
    expect(statements.map(({ words, values }) => [words, values])).toEqual(
      id === null ? [] : [ROLE, HOLDERS].map((words) => [words, [id]]),
    );
  });
});

describe('PERM-19 a role as it is kept', () => {
  const prepare = async (values: RecordValues, menus: string[] = []) => {
    const { client, statements } = scriptedDatabase({ 'select code from menus': menus.map((code) => ({ code })) });
    await prepareMerchantRole(values, client, owner, 'r');
    return { values, statements: statements.map(({ values: [codes] }) => codes) };
  };

  it('has each page once, its actions in order, and none without an action', async () => {
    const given = [right(PAGE.user, 'Write'), right(PAGE.payment), right(PAGE.user, 'Read', 'Write')];
    const { values, statements } = await prepare({ name: ' Chef ', authorizes: JSON.stringify(given) });
    expect(values).toEqual({ name: 'Chef', authorizes: JSON.stringify([right(PAGE.user, 'Read', 'Write')]) });
    expect(statements).toEqual([]);
  });

  it('has a name and rights only where they are said, and none where they are taken', async () => {
    expect((await prepare({ desc: 'x' })).values).toEqual({ desc: 'x' });
    expect((await prepare({ name: null, authorizes: null })).values).toEqual({ name: null, authorizes: '[]' });
  });

  it('names pages of the program, or of the shop’s own menu, and no others', async () => {
    const own = right('Page.Own', 'Read');
    const given = JSON.stringify([right(PAGE.user, 'Read'), own, right('Page.No', 'Read')]);
    await expect(prepare({ authorizes: given }, ['Page.Own'])).rejects.toMatchObject({
      status: 400,
      body: [{ path: 'authorizes.2.object_code', message: 'is not a page of this shop' }],
    });
    const { values, statements } = await prepare({ authorizes: JSON.stringify([own]) }, ['Page.Own']);
    expect(values.authorizes).toBe(JSON.stringify([own]));
    expect(statements).toEqual([['Page.Own']]);
  });

  it('is checked against who makes it', async () => {
    const { client } = scriptedDatabase({ [ROLE]: [{ name: 'Cashier', authorizes: [] }] });
    const values = { authorizes: JSON.stringify([right('Page.X', 'Read')]) };
    await expect(prepareMerchantRole(values, client, chief, 'r')).rejects.toMatchObject(beyond);
  });
});

describe('PERM-20, MGMT-29, MGMT-30 a user as it is kept', () => {
  const BRANCHES = 'select 1 from merchant_branches';
  const SOMEWHERE = "branch_ids <> '{}'";
  const SAME = 'status = coalesce($2, status)';
  const END = 'update sessions set ended_at';
  async function prepare(
    values: RecordValues,
    id: string | null = 'nok',
    answers: object = {},
    as: GatewaySession = owner,
  ) {
    const { client, statements } = scriptedDatabase({
      [SOMEWHERE]: [],
      [SAME]: [{}],
      [END]: [],
      [OF_USER]: [user([SELLS], [ARI])],
      [BRANCHES]: ([ids]) => (ids as string[]).filter((each) => [ARI, SILOM].includes(each)).map(() => ({})),
      ...answers,
    });
    await prepareMerchantUser(values, client, as, id);
    return { values, statements: statements.map(({ words, values: given }) => [words, given]) };
  }
  const refused = (path: string, message?: string) => ({
    status: 400,
    body: [{ path, message: message ?? expect.any(String) }],
  });

  it('has its branches once and in order, whatever their case', async () => {
    const { values, statements } = await prepare({ branches: [SILOM.toUpperCase(), ARI, SILOM] });
    expect(values).toEqual({ branch_ids: [ARI, SILOM] });
    expect(statements).toEqual([[BRANCHES, [[ARI, SILOM]]]]);
  });

  it.each<[string, RecordValues, string]>([
    ['that are no ids', { branches: ['x'] }, 'must be a list of ids'],
    ['that are partly no ids', { branches: [ARI, 'x'] }, 'must be a list of ids'],
    ['that are not there', { branches: [ARI, '8f1d1c1a-0000-4000-8000-0000000000ff'] }, 'does not exist'],
  ])('has no branches %s', async (_which, values, message) => {
    await expect(prepare(values)).rejects.toMatchObject(refused('branches', message));
  });

  it('works everywhere only where it did before, so that its form can come back', async () => {
    expect((await prepare({ branches: null })).values).toEqual({ branch_ids: [] });
    const { statements } = await prepare({ branches: [] });
    expect(statements).toEqual([[SOMEWHERE, ['nok']]]);
    await expect(prepare({ branches: [] }, 'nok', { [SOMEWHERE]: [{}] })).rejects.toMatchObject(
      refused('branches', 'Branch is required'),
    );
    expect((await prepare({ branches: [ARI] }, 'nok', { [SOMEWHERE]: [{}] })).values).toEqual({ branch_ids: [ARI] });
    expect((await prepare({ firstname: 'Nok' }, 'nok', { [SOMEWHERE]: [{}] })).statements).toEqual([]);
  });

  it('has one role, which the documents write once for each branch', async () => {
    const roles = (...entries: object[]) => JSON.stringify(entries);
    const both = roles({ role_id: 'r', scope: { branch_id: SILOM } }, { role_id: 'r', scope: { branch_id: ARI } });
    expect((await prepare({ roles: both })).values).toEqual({ role_id: 'r', branch_ids: [ARI, SILOM] });
    expect((await prepare({ roles: both, role_id: 'own', branches: [ARI] })).values).toEqual({
      role_id: 'own',
      branch_ids: [ARI],
    });
    const nowhere = roles({ role_id: 'r' }, { role_id: 'r', scope: {} }, { role_id: 'r', scope: { branch_id: null } });
    expect((await prepare({ roles: nowhere })).values).toEqual({ role_id: 'r', branch_ids: [] });
    expect((await prepare({ roles: '[]' })).values).toEqual({});
    await expect(prepare({ roles: roles({ role_id: 'r' }, { role_id: 's' }) })).rejects.toMatchObject(
      refused('roles', 'A user has one role'),
    );
  });

  it('has the number of its employment from where the documents write it, unless it stands on its own', async () => {
    const identification = JSON.stringify({ employee_no: '007' });
    expect((await prepare({ identification })).values).toEqual({ employee_no: '007' });
    expect((await prepare({ identification, employee_no: '1' })).values).toEqual({ employee_no: '1' });
    for (const other of ['null', '{}', JSON.stringify({ employee_no: 7 })]) {
      expect((await prepare({ identification: other })).values).toEqual({});
    }
  });

  it('has its password as a hash when it is new; without one no one can know it', async () => {
    const { values } = await prepare({ username: 'nok', password: 'long enough' }, null);
    expect(Object.keys(values)).toEqual(['username', 'password_hash']);
    expect(await verifySecret(String(values.password_hash), 'long enough')).toBe(true);
    const withoutPassword = await prepare({ username: 'nok' }, null);
    expect(await verifySecret(String(withoutPassword.values.password_hash), 'undefined')).toBe(false);
    expect(withoutPassword.values.password_hash).toMatch(/^[$]argon2id/);
    await expect(prepare({ password: 'short' }, null)).rejects.toMatchObject(refused('password'));
    const ownWord = prepare({ username: 'somchai', password: 'somchai2026' }, null);
    await expect(ownWord).rejects.toMatchObject(refused('password'));
  });

  it('changes its password by a separate way; an empty field of the form counts as absent', async () => {
    await expect(prepare({ password: 'long enough' })).rejects.toMatchObject(
      refused('password', 'is changed on its own'),
    );
    expect((await prepare({ password: '' })).values).toEqual({});
  });

  it('AUTH-13 is out at once when it is made inactive', async () => {
    expect((await prepare({ status: 'Inactive' })).statements).toEqual([[END, ['nok']]]);
    expect((await prepare({ status: 'Active' })).statements).toEqual([]);
  });

  it('OP-12 has no other rights because it says so itself, though its form brings them along', async () => {
    const reader = { ...chief, userId: 'nok', authorizes: [SELLS] };
    const form = { status: 'Active', branches: [ARI] };
    const { statements } = await prepare({ ...form }, 'nok', {}, reader);
    expect(statements.at(-1)).toEqual([SAME, ['nok', 'Active', null, [ARI]]]);
    const named = await prepare({ firstname: 'Nok' }, 'nok', {}, reader);
    expect(named.statements.at(-1)).toEqual([SAME, ['nok', null, null, null]]);
    await expect(prepare({ ...form }, 'nok', { [SAME]: [] }, reader)).rejects.toMatchObject(beyond);
    expect((await prepare({ ...form }, 'nok', { [SAME]: [] }, { ...chief, userId: 'nok' })).values).toBeDefined();
  });

  it('is checked against who makes it: role and branches', async () => {
    const role = { [ROLE]: [{ name: 'Cashier', authorizes: [SELLS] }] };
    const created = { role_id: 'r', branches: [ARI], password: 'long enough' };
    expect((await prepare({ ...created }, null, role, chief)).values.branch_ids).toEqual([ARI]);
    await expect(prepare({ ...created, branches: [SILOM] }, null, role, chief)).rejects.toMatchObject(beyond);
    const more = { [ROLE]: [{ name: 'Baker', authorizes: [right('Page.X', 'Read')] }] };
    await expect(prepare({ ...created }, null, more, chief)).rejects.toMatchObject(beyond);
  });
});

test('PERM-15 no one deletes themselves, nor a user who may do more; the sessions of a deleted user end', async () => {
  const { client, statements } = scriptedDatabase({ [OF_USER]: [user([SELLS], [ARI])], 'delete from sessions': [] });
  await expect(refuseOwnRemoval(client, chief, 'mali')).rejects.toMatchObject({ status: 422, code: 'OWN_ACCOUNT' });
  expect(statements).toEqual([]);
  await refuseOwnRemoval(client, chief, 'nok');
  expect(statements.map(({ words, values }) => [words, values])).toEqual([
    [OF_USER, ['nok']],
    ['delete from sessions', ['nok']],
  ]);
  const above = scriptedDatabase({ [OF_USER]: [user([], [], 'Administrator')] });
  await expect(refuseOwnRemoval(above.client, chief, 'nok')).rejects.toMatchObject(beyond);
});

test('PERM-16 a shop keeps one active administrator, and changes wait for each other until that is known', async () => {
  const LOCK = 'pg_advisory_xact_lock';
  const LEFT = "lower(btrim(r.name)) = 'administrator'";
  const { client, statements } = scriptedDatabase({ [LOCK]: [{}], [LEFT]: [{}] });
  await protectLastAdministrator(client, chief);
  expect(statements.map(({ words, values }) => [words, values])).toEqual([
    [LOCK, [SHOP]],
    [LEFT, []],
  ]);
  const withoutAdministrator = scriptedDatabase({ [LOCK]: [{}], [LEFT]: [] });
  await expect(protectLastAdministrator(withoutAdministrator.client, chief)).rejects.toMatchObject({
    status: 422,
    code: 'LAST_ADMINISTRATOR',
  });
});
