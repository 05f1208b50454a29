import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;
let foreigner: string;

beforeAll(async () => {
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
  foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
});

const inRealm = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));
const call = (method: string, path: string, body?: unknown, token = owner) =>
  gateway.send(method, path, { token, body });
const home = (token: string) => gateway.send('GET', '/merchants/home', { token });

/** MGMT-29, MGMT-30 The form of a new user, without role and branches. */
const form = (username: string) => ({
  username,
  password: PASSWORD,
  employee_no: username,
  firstname: 'U',
  lastname: 'N',
  phone: '0810000000',
  email: `${username}@shop.example`,
  status: 'Active',
});

let number = 0;
/** Creates a user for one test, and signs them in. */
async function makeUser(changes: object = {}) {
  number += 1;
  const { ids } = gateway.realm;
  const username = `user${number}`;
  const person = { ...form(username), role_id: ids.noneRole, branches: [ids.ari], ...changes };
  const { body } = await call('POST', '/merchant-users', person);
  expect(body.status, JSON.stringify(body)).toBe(200);
  const token = await gateway.signIn(username);
  return { id: body.payload.id as string, username, token, record: body.payload };
}
const change = async (id: string, changes: object, token = owner) => {
  const current = (await call('GET', `/merchant-users/${id}`)).body.payload.merchant_user;
  return call('PATCH', `/merchant-users/${id}`, { ...changes, __v: current.__v }, token);
};

async function signInWith(username: string, password: string): Promise<number> {
  const client = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...clientOf('shop') } });
  const body = { type: 'merchant-user', ...clientOf('shop'), username: `${username}@shop`, password };
  return (await gateway.send('POST', '/oauth/signin', { token: client.body.payload.access_token, body })).status;
}

describe('users', () => {
  test('PERM-20 a user has one role in some branches, written either way', async () => {
    const { ids } = gateway.realm;
    const roles = [ids.ari, ids.bangRak].map((branch_id) => ({ role_id: ids.cashierRole, scope: { branch_id } }));
    const otherWay = { role_id: undefined, branches: undefined, employee_no: undefined };
    const { record } = await makeUser({ ...otherWay, roles, identification: { employee_no: '007' } });
    expect(record).toMatchObject({
      role_id: ids.cashierRole,
      role: { id: ids.cashierRole, name: 'Cashier' },
      branches: [ids.ari, ids.bangRak].sort(),
      employee_no: '007',
      identification: { employee_no: '007' },
      status: 'Active',
      last_access_time: null,
    });
    expect(record.roles).toHaveLength(2);
    expect(record).not.toHaveProperty('password');
    const other = await makeUser({ branches: [ids.ari] });
    expect(other.record.roles).toEqual([{ role_id: ids.noneRole, scope: { branch_id: ids.ari } }]);
    const { merchant_user: everywhere } = (await call('GET', `/merchant-users/${ids.owner}`)).body.payload;
    expect(everywhere.roles).toEqual([{ role_id: ids.administrator, scope: { branch_id: null } }]);
  });

  test('the last access is the last sign-in', async () => {
    const { id } = await makeUser();
    const { merchant_user } = (await call('GET', `/merchant-users/${id}`)).body.payload;
    expect(Date.now() - Date.parse(merchant_user.last_access_time)).toBeLessThan(60_000);
  });

  test.each<[string, object, string]>([
    ['R1 no username', { username: '' }, 'username'],
    ['R1 no employee number', { employee_no: undefined }, 'employee_no'],
    ['R1 no phone', { phone: undefined }, 'phone'],
    ['R1 a phone that is none', { phone: '12' }, 'phone'],
    ['R1 no e-mail', { email: undefined }, 'email'],
    ['R1 no status', { status: undefined }, 'status'],
    ['R1, PERM-20 no branch, which would be all of them', { branches: undefined }, 'branches'],
    ['R1, PERM-20 an empty list of branches', { branches: [] }, 'branches'],
    ['S10 a password that is guessed at once', { password: 'password1' }, 'password'],
    ['MGMT-29 a space in the username', { username: 'so m' }, 'username'],
    ['a username in use, in another case', { username: 'OWNER' }, 'username'],
    ['no role', { role_id: null }, 'role_id'],
    ['two roles', { branches: undefined, roles: ['administrator', 'noneRole'] }, 'roles'],
    ['a password of seven characters', { password: '1234567' }, 'password'],
    ['an e-mail that is none', { email: 'mali@' }, 'email'],
    ['a branch that is no id', { branches: ['Ari'] }, 'branches'],
    ['an unknown status', { status: 'Asleep' }, 'status'],
    ['a hash of its own', { password_hash: 'x' }, 'password_hash'],
  ])('refuses %s', async (_, changes, path) => {
    const { ids } = gateway.realm;
    const body: Record<string, unknown> = {
      ...form('somebody'),
      role_id: ids.noneRole,
      branches: [ids.ari],
      ...changes,
    };
    if (Array.isArray(body.roles)) {
      body.roles = body.roles.map((name) => ({ role_id: ids[name as 'noneRole'], scope: { branch_id: ids.ari } }));
    }
    const answer = await call('POST', '/merchant-users', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(answer.body.message[0].path).toBe(path);
  });

  test('a role or branch of another realm does not exist, and its users are not found', async () => {
    const { ids } = gateway.otherRealm;
    const { noneRole, ari } = gateway.realm.ids;
    const person = { ...form('spy'), role_id: noneRole, branches: [ari] };
    const wrongRole = await call('POST', '/merchant-users', { ...person, role_id: ids.administrator });
    expect(wrongRole.body.message).toEqual([{ path: 'role_id', message: 'does not exist' }]);
    const wrongBranch = await call('POST', '/merchant-users', { ...person, branches: [ids.ari] });
    expect(wrongBranch.body.message).toEqual([{ path: 'branches', message: 'does not exist' }]);
    const { id } = await makeUser();
    expect((await call('PATCH', `/merchant-users/${id}`, { firstname: 'X', __v: 0 }, foreigner)).status).toBe(404);
    expect((await call('DELETE', `/merchant-users/${id}`, undefined, foreigner)).status).toBe(404);
    expect((await call('PATCH', `/merchant-users/${id}/password`, { password: 'new secret' }, foreigner)).status).toBe(
      404,
    );
  });

  test('MGMT-30 username and employee number stay, also when the form sends them back', async () => {
    const { id, username } = await makeUser({ employee_no: 'E1' });
    expect((await change(id, { username, employee_no: 'E1', firstname: 'New' })).body.payload.firstname).toBe('New');
    for (const changes of [{ username: 'other' }, { employee_no: 'E2' }, { identification: { employee_no: 'E2' } }]) {
      expect(await change(id, changes)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect((await change(id, { password: 'another one' })).status).toBe(400);
  });

  test('a user who is made inactive is out at once, and not in again when made active', async () => {
    const { id, token } = await makeUser();
    expect((await home(token)).status).toBe(200);
    expect((await change(id, { status: 'Inactive' })).status).toBe(200);
    expect((await home(token)).status).toBe(401);
    expect((await change(id, { status: 'Active' })).status).toBe(200);
    expect((await home(token)).status).toBe(401);
  });

  test('a new role counts at once', async () => {
    const { id, token } = await makeUser();
    expect((await call('GET', '/members', undefined, token)).body.code).toBe('PERMISSION');
    await change(id, { role_id: gateway.realm.ids.cashierRole });
    expect((await call('GET', '/members', undefined, token)).status).toBe(200);
  });

  test('PERM-14 without write on users one changes oneself only, and sees all of oneself', async () => {
    const me = await makeUser({ phone: '0810000000' });
    const { merchant_user } = (await call('GET', `/merchant-users/${me.id}`, undefined, me.token)).body.payload;
    expect(merchant_user.phone).toBe('0810000000|TH|+66');
    const saved = await change(me.id, { ...merchant_user, firstname: 'Me' }, me.token);
    expect(saved.body.payload).toMatchObject({ firstname: 'Me', phone: '0810000000|TH|+66' });
    const other = await makeUser();
    expect((await change(other.id, { firstname: 'X' }, me.token)).body.code).toBe('PERMISSION');
    expect((await call('POST', '/merchant-users', {}, me.token)).body.code).toBe('PERMISSION');
    expect((await call('DELETE', `/merchant-users/${other.id}`, undefined, me.token)).body.code).toBe('PERMISSION');
  });

  test('OP-12 without write on users no one gives themselves a role, a branch or a status', async () => {
    const { ids } = gateway.realm;
    const me = await makeUser({ branches: [ids.ari] });
    for (const changes of [
      { role_id: ids.administrator },
      { roles: [{ role_id: ids.administrator, scope: { branch_id: ids.ari } }] },
      { branches: [] },
      { branches: [ids.ari, ids.bangRak] },
      { status: 'Inactive' },
    ]) {
      expect((await change(me.id, changes, me.token)).body.code, JSON.stringify(changes)).toBe('PERMISSION');
    }
  });

  test('a stale version is 123', async () => {
    const { id } = await makeUser();
    await change(id, { firstname: 'A' });
    expect(await call('PATCH', `/merchant-users/${id}`, { firstname: 'B', __v: 0 })).toMatchObject({
      status: 409,
      body: { code: '123' },
    });
  });

  test('PERM-15 no one deletes themselves; a user who has gone is out at once', async () => {
    expect((await call('DELETE', `/merchant-users/${gateway.realm.ids.owner}`)).body.code).toBe('OWN_ACCOUNT');
    const { id, token } = await makeUser();
    expect((await call('DELETE', `/merchant-users/${id}`)).status).toBe(200);
    expect((await home(token)).status).toBe(401);
  });

  test('without a password the account waits for a forgotten one', async () => {
    const { noneRole, ari } = gateway.realm.ids;
    const person = { ...form('fresh'), password: undefined, role_id: noneRole, branches: [ari] };
    expect((await call('POST', '/merchant-users', person)).status).toBe(200);
    expect(await signInWith('fresh', '')).toBe(400);
    expect(await signInWith('fresh', 'fresh')).toBe(422);
  });
});

describe('changing a password', () => {
  const set = (id: string, password: string, token = owner) =>
    call('PATCH', `/merchant-users/${id}/password`, { password }, token);

  test('OP-06 everyone their own, and all their other sessions end at once', async () => {
    const { id, username, token } = await makeUser();
    const elsewhere = await gateway.signIn(username);
    expect((await home(elsewhere)).status).toBe(200);
    expect((await set(id, 'new secret', token)).status).toBe(200);
    expect([(await home(token)).status, (await home(elsewhere)).status]).toEqual([200, 401]);
    expect([await signInWith(username, PASSWORD), await signInWith(username, 'new secret')]).toEqual([422, 200]);
  });

  test("OP-06 another's only with write on users, and then they are out", async () => {
    const { id, username, token } = await makeUser();
    expect((await set(id, 'new secret', cashier)).body.code).toBe('PERMISSION');
    expect((await set(id, 'new secret')).status).toBe(200);
    expect((await home(token)).status).toBe(401);
    expect(await signInWith(username, 'new secret')).toBe(200);
  });

  test('AUTH-33 eight characters are enough, seven are not', async () => {
    const { id, token } = await makeUser();
    expect((await set(id, '1234567', token)).body.message).toEqual([
      { path: 'password', message: 'Need more than 8 characters' },
    ]);
    expect((await set(id, 'tea4thre', token)).status).toBe(200);
    expect((await set(crypto.randomUUID(), 'tea4thre')).status).toBe(404);
    expect((await set('nobody', 'tea4thre')).status).toBe(404);
  });
});

describe('S10 an account stays with its owner', () => {
  const PATH = [{ path: 'current_password' }];
  const own = (id: string, body: object, token: string) =>
    call('PATCH', `/merchant-users/${id}/password`, { password: 'tea for two', ...body }, token);
  /** A user who signed in an hour ago: another person may be at the device now. */
  const aged = async () => {
    const user = await makeUser();
    await inRealm("update sessions set created_at = now() - interval '1 hour' where user_id = $1", [user.id]);
    return user;
  };

  test.each(['12345678', 'aaaaaaaa', 'Password1', 'tea for two '.repeat(17)])('no password %s', async (password) => {
    const answer = await call('PATCH', `/merchant-users/${gateway.realm.ids.nobody}/password`, { password });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', message: [{ path: 'password' }] } });
    expect(answer.body.message[0].message).toBe(
      password.length > 200 ? 'Need at most 200 characters' : 'Too easy to guess',
    );
  });

  test('one’s own password takes the present one, unless it has just been typed', async () => {
    const { id, username, token } = await aged();
    for (const body of [{}, { current_password: 'wrong' }]) {
      expect((await own(id, body, token)).body).toMatchObject({ code: 'VALIDATION', message: PATH });
    }
    expect((await own(id, { current_password: PASSWORD }, token)).status).toBe(200);
    expect(await signInWith(username, 'tea for two')).toBe(200);
    const fresh = await makeUser();
    expect((await own(fresh.id, {}, fresh.token)).status).toBe(200);
  });

  test('so does one’s own e-mail, and nothing else of the record', async () => {
    const { id, token, record } = await aged();
    expect((await change(id, { ...record, firstname: 'New' }, token)).status).toBe(200);
    const email = 'other@shop.example';
    expect((await change(id, { email }, token)).body).toMatchObject({ code: 'VALIDATION', message: PATH });
    expect((await change(id, { email, current_password: PASSWORD }, token)).body.payload).toMatchObject({ email });
    expect((await change(id, { email: 'owner@gives.example' })).status).toBe(200);
  });

  test('present passwords are not guessed for long', async () => {
    const { id, token } = await aged();
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      codes.push((await own(id, { current_password: `wrong ${tries}` }, token)).body.code);
    }
    expect([codes[9], codes[10]]).toEqual(['VALIDATION', 'TOO_MANY_ATTEMPTS']);
  });
});

describe('S2 no one gives, takes or touches more than they have themselves', () => {
  const page = (name: string) => ({ object_code: `Page.Merchant.${name}`, action_codes: ['Read', 'Write'] });
  const makeRole = async (...authorizes: object[]) =>
    (await call('POST', '/merchant-roles', { name: `Role ${crypto.randomUUID()}`, authorizes })).body.payload;
  let hr: Awaited<ReturnType<typeof makeUser>>;
  let roles: Awaited<ReturnType<typeof makeUser>>;
  let ownRole: { id: string };
  let shared: { id: string };
  beforeAll(async () => {
    const { ari, bangRak } = gateway.realm.ids;
    hr = await makeUser({ role_id: (await makeRole(page('Management.User'))).id });
    ownRole = await makeRole(page('Management.Role'), page('Payment'));
    roles = await makeUser({ role_id: ownRole.id });
    shared = await makeRole(page('Payment'));
    await makeUser({ role_id: shared.id, branches: [ari, bangRak] });
  });
  const ids = () => gateway.realm.ids;
  const someone = (changes: object) => ({
    ...form('gift'),
    role_id: ids().noneRole,
    branches: [ids().ari],
    ...changes,
  });

  test.each<[string, () => Promise<{ body: { code?: string } }>]>([
    ['a role with more rights to oneself', () => change(hr.id, { role_id: ids().cashierRole }, hr.token)],
    ['another branch to oneself', () => change(hr.id, { branches: [ids().ari, ids().bangRak] }, hr.token)],
    ['all branches to oneself', () => change(hr.id, { branches: [] }, hr.token)],
    [
      'a role with more rights to somebody new',
      () => call('POST', '/merchant-users', someone({ role_id: ids().cashierRole }), hr.token),
    ],
    [
      'another branch to somebody new',
      () => call('POST', '/merchant-users', someone({ branches: [ids().bangRak] }), hr.token),
    ],
    [
      'a role with more rights to somebody',
      async () => change((await makeUser()).id, { role_id: ids().cashierRole }, hr.token),
    ],
    [
      'a password to somebody with more rights',
      () => call('PATCH', `/merchant-users/${ids().cashier}/password`, { password: 'tea for two' }, hr.token),
    ],
    ['an e-mail to somebody with more rights', () => change(ids().cashier, { email: 'me@shop.example' }, hr.token)],
    ['a rest to somebody with more rights', () => change(ids().cashier, { status: 'Inactive' }, hr.token)],
    [
      'the sack to somebody with more rights',
      () => call('DELETE', `/merchant-users/${ids().cashier}`, undefined, hr.token),
    ],
    [
      'a password to somebody in more branches',
      async () => {
        const { id } = await makeUser({ branches: [ids().ari, ids().bangRak] });
        return call('PATCH', `/merchant-users/${id}/password`, { password: 'tea for two' }, hr.token);
      },
    ],
    [
      'more rights to one’s own role',
      () => editRole(ownRole.id, { authorizes: [page('Management.Role'), page('Management.Setting')] }),
    ],
    [
      'more rights to a new role',
      () => call('POST', '/merchant-roles', { name: 'Gift', authorizes: [page('Management.Setting')] }, roles.token),
    ],
    [
      'another name to a role with more rights',
      async () => editRole((await makeRole(page('Management.User'))).id, { name: 'Renamed' }),
    ],
    [
      'an end to a role with more rights',
      async () =>
        call('DELETE', `/merchant-roles/${(await makeRole(page('Management.User'))).id}`, undefined, roles.token),
    ],
    ['fewer rights to people in other branches', () => editRole(shared.id, { authorizes: [] })],
  ])('not %s', async (_, act) => {
    expect((await act()).body.code).toBe('PERMISSION');
  });

  const editRole = async (id: string, changes: object) => {
    const { role } = (await call('GET', `/merchant-roles/${id}`)).body.payload;
    return call('PATCH', `/merchant-roles/${id}`, { ...changes, __v: role.__v }, roles.token);
  };

  test('what one has may be given', async () => {
    expect((await call('POST', '/merchant-users', someone({}), hr.token)).status).toBe(200);
    const { id } = await makeUser();
    expect((await change(id, { email: 'new@shop.example', role_id: hr.record.role_id }, hr.token)).status).toBe(200);
    expect(
      (await call('POST', '/merchant-roles', { name: 'Till', authorizes: [page('Payment')] }, roles.token)).status,
    ).toBe(200);
    expect((await editRole(ownRole.id, { desc: 'Roles' })).status).toBe(200);
  });
});

describe('administrators', () => {
  const rights = ['User', 'Role'].map((page) => ({
    object_code: `Page.Merchant.Management.${page}`,
    action_codes: ['Read', 'Write'],
  }));
  const record = async (path: string, key: string) =>
    (await call('GET', path)).body.payload[key] as { id: string; __v: number };
  let manager: Awaited<ReturnType<typeof makeUser>>;
  let administrator: Awaited<ReturnType<typeof makeUser>>;
  beforeAll(async () => {
    const role = await call('POST', '/merchant-roles', { name: 'Manager', authorizes: rights });
    manager = await makeUser({ role_id: role.body.payload.id });
    administrator = await makeUser({ role_id: gateway.realm.ids.administrator });
  });

  test('OP-06 a user who may write users still sets no password of an administrator, only of the others', async () => {
    const set = (id: string) =>
      call('PATCH', `/merchant-users/${id}/password`, { password: 'new secret' }, manager.token);
    expect((await set(administrator.id)).body).toMatchObject({ status: 400, code: 'PERMISSION' });
    expect(await signInWith(administrator.username, PASSWORD)).toBe(200);
    expect((await set((await makeUser()).id)).status).toBe(200);
  });

  test.each<[string, () => object]>([
    ['another role', () => ({ role_id: gateway.realm.ids.noneRole })],
    ['another status', () => ({ status: 'Inactive' })],
    ['another e-mail, where a forgotten password would go', () => ({ email: 'me@shop.example' })],
  ])('are not given %s by anyone else', async (_title, changes) => {
    expect((await change(administrator.id, changes(), manager.token)).body.code).toBe('PERMISSION');
    const other = await makeUser();
    expect((await change(other.id, changes(), manager.token)).status).toBe(200);
    expect((await change(administrator.id, { firstname: 'Still' })).status).toBe(200);
  });

  test('are not deleted by anyone else, and not made by anyone else: not of others, not of oneself, not by a name', async () => {
    const { administrator: role_id } = gateway.realm.ids;
    const other = await makeUser();
    const path = `/merchant-roles/${manager.record.role_id}`;
    const { __v } = await record(path, 'role');
    const top = await record(`/merchant-roles/${role_id}`, 'role');
    const person = { ...form('upstart'), role_id, branches: [gateway.realm.ids.ari] };
    for (const [method, at, body] of [
      ['DELETE', `/merchant-users/${administrator.id}`, undefined],
      ['POST', '/merchant-users', person],
      ['PATCH', `/merchant-users/${other.id}`, { role_id, __v: other.record.__v }],
      ['PATCH', `/merchant-users/${manager.id}`, { role_id, __v: manager.record.__v }],
      ['PATCH', path, { name: ' Administrator ', __v }],
      ['POST', '/merchant-roles', { name: 'ADMINISTRATOR' }],
      ['PATCH', `/merchant-roles/${role_id}`, { status: 'Inactive', __v: top.__v }],
    ] as const) {
      expect((await call(method, at, body, manager.token)).body.code, `${method} ${at}`).toBe('PERMISSION');
    }
    expect((await call('DELETE', `/merchant-users/${administrator.id}`)).status).toBe(200);
  });
});

describe('roles', () => {
  const make = (body: object, token = owner) => call('POST', '/merchant-roles', body, token);
  const PAYMENT = 'Page.Merchant.Payment';

  test('PERM-17, PERM-19 rights are kept once for each page, empty ones dropped', async () => {
    const { body } = await make({
      name: 'Trainee',
      desc: 'ฝึกงาน',
      authorizes: [
        { object_code: PAYMENT, action_codes: ['Write'] },
        { object_code: PAYMENT, action_codes: ['Read'] },
        { object_code: 'Page.Merchant.Management.Tier', action_codes: [] },
      ],
    });
    expect(body.payload).toMatchObject({
      name: 'Trainee',
      status: 'Active',
      authorizes: [{ object_code: PAYMENT, action_codes: ['Read', 'Write'] }],
    });
  });

  test('a page of the shop’s own menu may be given too', async () => {
    const menu = { object_code: 'Page.Own', action_codes: ['Read'] };
    expect((await make({ name: 'Own', authorizes: [menu] })).body.message).toEqual([
      { path: 'authorizes.0.object_code', message: 'is not a page of this shop' },
    ]);
    await inRealm("insert into menus (code, name) values ('Page.Own', 'Own')");
    expect((await make({ name: 'Own', authorizes: [menu] })).status).toBe(200);
  });

  test.each<[string, object, string]>([
    ['no name', {}, 'name'],
    ['a name in use', { name: 'Cashier' }, 'name'],
    ['an unknown action', { name: 'A', authorizes: [{ object_code: PAYMENT, action_codes: ['Own'] }] }, 'authorizes'],
    ['rights that are no list', { name: 'A', authorizes: {} }, 'authorizes'],
    ['an unknown page', { name: 'A', authorizes: [{ object_code: 'X', action_codes: ['Read'] }] }, 'authorizes'],
  ])('refuses %s', async (_, body, path) => {
    const answer = await make(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(answer.body.message[0].path).toMatch(new RegExp(`^${path}`));
  });

  test('a right taken away or given counts at once for everyone who has the role', async () => {
    const role = (await make({ name: 'Flip', authorizes: [{ object_code: PAYMENT, action_codes: ['Read'] }] })).body;
    const { token } = await makeUser({ role_id: role.payload.id });
    const read = async () => (await call('GET', '/members', undefined, token)).status;
    expect(await read()).toBe(200);
    await call('PATCH', `/merchant-roles/${role.payload.id}`, { authorizes: [], __v: 0 });
    expect(await read()).toBe(400);
    await call('PATCH', `/merchant-roles/${role.payload.id}`, {
      authorizes: [{ object_code: PAYMENT, action_codes: ['Read'] }],
      __v: 1,
    });
    expect(await read()).toBe(200);
    await call('PATCH', `/merchant-roles/${role.payload.id}`, { status: 'Inactive', __v: 2 });
    expect(await read()).toBe(400);
  });

  test('a role in use is not deleted, another realm’s is not found, and without the right nothing goes', async () => {
    const { ids } = gateway.realm;
    expect((await call('DELETE', `/merchant-roles/${ids.cashierRole}`)).body.code).toBe('IN_USE');
    expect((await call('DELETE', `/merchant-roles/${ids.cashierRole}`, undefined, foreigner)).status).toBe(404);
    expect((await call('DELETE', `/merchant-roles/${ids.noneRole}`, undefined, cashier)).body.code).toBe('PERMISSION');
    expect((await make({ name: 'X' }, cashier)).body.code).toBe('PERMISSION');
    expect((await call('PATCH', `/merchant-roles/${ids.cashierRole}`, { desc: 'x', __v: 0 }, cashier)).body.code).toBe(
      'PERMISSION',
    );
    const { body } = await make({ name: 'Unused' });
    expect((await call('DELETE', `/merchant-roles/${body.payload.id}`)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  test('stays: not made inactive, not given another role, and the role neither renamed nor switched off', async () => {
    const { ids } = gateway.realm;
    for (const [path, body] of [
      [`/merchant-users/${ids.owner}`, { status: 'Inactive' }],
      [`/merchant-users/${ids.owner}`, { role_id: ids.noneRole }],
      [`/merchant-roles/${ids.administrator}`, { name: 'Boss' }],
      [`/merchant-roles/${ids.administrator}`, { status: 'Inactive' }],
    ] as const) {
      expect(await call('PATCH', path, { ...body, __v: 0 })).toMatchObject({
        status: 422,
        body: { code: 'LAST_ADMINISTRATOR' },
      });
    }
    expect((await home(owner)).status).toBe(200);
    expect(
      (await call('PATCH', `/merchant-roles/${ids.administrator}`, { name: ' ADMINISTRATOR ', __v: 0 })).status,
    ).toBe(200);
  });

  test('two administrators who remove each other at once: one stays', async () => {
    const { ids } = gateway.realm;
    const second = await makeUser({ role_id: ids.administrator });
    const current = (await call('GET', `/merchant-users/${ids.owner}`)).body.payload.merchant_user;
    const answers = await Promise.all([
      call('PATCH', `/merchant-users/${second.id}`, { status: 'Inactive', __v: 0 }, owner),
      call('PATCH', `/merchant-users/${ids.owner}`, { status: 'Inactive', __v: current.__v }, second.token),
    ]);
    // The second is refused, or no longer has a session if the first has finished already.
    const [won, lost] = answers.map((answer) => answer.status).sort();
    expect(won).toBe(200);
    expect([401, 422]).toContain(lost);
  });
});
