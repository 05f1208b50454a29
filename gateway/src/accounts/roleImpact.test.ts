import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const impact = async (id: string, change: object, token = owner) =>
  gateway.send('POST', `/merchant-roles/${id}/impact`, { token, body: change });

test('PERM-17 before a role is saved it is known who loses which right, and nothing is written', async () => {
  const { cashierRole } = gateway.realm.ids;
  const read = () => gateway.send('GET', `/merchant-roles/${cashierRole}`, { token: owner });
  const before = (await read()).body.payload.role;
  const kept = [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read'] }];
  const added = [{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Read', 'Write'] }];
  const { body } = await impact(cashierRole, { authorizes: [...kept, ...added] });
  const { gained, lost, total, users } = body.payload.role_impact;
  expect(gained).toEqual(added);
  expect(lost).toContainEqual({ object_code: 'Page.Merchant.Payment', action_codes: ['Write'] });
  expect(total).toBe(users.length);
  expect(users.map(({ username }: { username: string }) => username)).toContain('cashier');
  expect((await read()).body.payload.role).toEqual(before);
});

test('PERM-01 a role that is no longer called administrator, or is inactive, takes every right', async () => {
  const { administrator } = gateway.realm.ids;
  const renamed = (await impact(administrator, { name: 'Boss', authorizes: [] })).body.payload.role_impact;
  const inactive = (await impact(administrator, { status: 'Inactive' })).body.payload.role_impact;
  expect(renamed.lost.length).toBeGreaterThan(10);
  expect(inactive.lost).toEqual(renamed.lost);
  expect(inactive.gained).toEqual([]);
});

test('the names are for those who may read users, the rest for those who may write roles of this shop', async () => {
  const { cashierRole } = gateway.realm.ids;
  const role = (actions: string[], code = 'Page.Merchant.Management.Role') => ({
    name: `Role ${crypto.randomUUID()}`,
    status: 'Active',
    authorizes: [{ object_code: code, action_codes: actions }],
  });
  const signInWith = async (username: string, body: object) => {
    const created = await gateway.send('POST', '/merchant-roles', { token: owner, body });
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query(
        `insert into merchant_users (realm_id, username, password_hash, firstname, lastname, role_id)
         select realm_id, $2, password_hash, 'A', 'B', $1 from merchant_users where username = 'owner'`,
        [created.body.payload.id, username],
      ),
    );
    return gateway.signIn(username);
  };
  const writer = await signInWith('role-writer', role(['Read', 'Write']));
  const reader = await signInWith('role-reader', role(['Read']));
  const { body } = await impact(cashierRole, { authorizes: [] }, writer);
  expect(body.payload.role_impact).toMatchObject({ users: null, gained: [] });
  expect(body.payload.role_impact.total).toBeGreaterThan(0);
  expect((await impact(cashierRole, {}, reader)).body.code).toBe('PERMISSION');
  const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
  expect((await impact(cashierRole, {}, foreigner)).status).toBe(404);
  expect((await impact('none', {})).status).toBe(404);
});

test('a user who is kept waiting by wrong passwords is seen by those who may read users', async () => {
  const find = async (token: string) => {
    const { body } = await gateway.send('GET', '/merchant-users?search_term=cashier', { token });
    return body.payload.merchant_users.find(({ username }: { username: string }) => username === 'cashier');
  };
  expect((await find(owner)).sign_in_locked_until).toBeNull();
  await gateway.database.system((client) =>
    client.query(
      `insert into guess_waits values ('sign-in-account:cashier@' || $1, 12, now(), now() + interval '2 minutes')`,
      [gateway.realm.code],
    ),
  );
  expect(Date.parse((await find(owner)).sign_in_locked_until)).toBeGreaterThan(Date.now());
  await gateway.database.system((client) => client.query('delete from guess_waits'));
});
