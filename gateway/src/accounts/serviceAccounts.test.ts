import { randomBytes } from 'node:crypto';
import { MAX_KEYS } from '@taem/domain/accounts/serviceKey.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { closeContext, openContext } from '../openContext.ts';
import { readEvents } from '../testing/readEvents.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let role: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
  role = await makeRole('Reader', [
    right('Payment', 'Read'),
    right('Management.Product', 'Read', 'Write'),
    right('Management.User', 'Read', 'Write'),
  ]);
});
beforeEach(() => sql('delete from attempts where key like $1', ['service-key%']));

const right = (page: string, ...action_codes: string[]) => ({ object_code: `Page.Merchant.${page}`, action_codes });
const ids = () => gateway.realm.ids;
const send = (method: string, path: string, body?: object, token = owner) =>
  gateway.send(method, path, { token, ...(body && { body }) });
const sql = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, async (client) => (await client.query(text, values)).rows);
const ask = async (token: string, path = '/merchants/home') => (await gateway.send('GET', path, { token })).status;

async function create(path: string, body: object, token = owner): Promise<string> {
  const answer = await send('POST', path, body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.id;
}

const makeRole = (name: string, authorizes: object[]) => create('/merchant-roles', { name, authorizes });

let count = 0;
/** Creates a program with a key. */
async function program(changes: object = {}, days: number | null = 90) {
  count += 1;
  const name = `Program ${count}`;
  const id = await create('/service-accounts', { name, role_id: role, branches: [ids().ari], ...changes });
  return { id, name, ...(await newKey(id, days)) };
}

async function newKey(id: string, days: number | null = 90) {
  const answer = await send('POST', `/service-accounts/${id}/keys`, { name: 'nightly', expires_in_days: days });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id: keyId, key } = answer.body.payload as { id: string; key: string };
  return { keyId, key };
}

const account = async (id: string) => (await send('GET', `/service-accounts/${id}`)).body.payload.service_account;

describe('D3 a key', () => {
  test('is displayed once, stored as a hash alone, and opens what the role of its account opens, in its branches', async () => {
    const { id, keyId, key, name } = await program();
    const kept = JSON.stringify(await sql('select * from service_account_keys where id = $1', [keyId]));
    expect(kept).not.toContain(key.slice(5, 40));
    const { keys, last_used_at } = await account(id);
    expect(keys).toEqual([
      expect.objectContaining({
        id: keyId,
        name: 'nightly',
        last_four: key.slice(-4),
        created_by: 'owner',
        revoked_at: null,
      }),
    ]);
    expect([keys[0].last_used_at, last_used_at]).toEqual([null, null]);
    const home = (await gateway.send('GET', '/merchants/home', { token: key })).body.payload;
    expect(home.user_profile).toMatchObject({ id, username: `${name} [program]` });
    expect(home.branches.map((branch: { id: string }) => branch.id)).toEqual([ids().ari]);
    expect(home.authorizes).toEqual(expect.arrayContaining([right('Management.User', 'Read')]));
    expect(await ask(key, '/products')).toBe(200);
    expect((await gateway.send('GET', '/suppliers', { token: key })).body.code).toBe('PERMISSION');
  });

  test('is remembered as used once a minute, and not at each request', async () => {
    const { id, keyId, key } = await program();
    await ask(key);
    const first = (await account(id)).keys[0].last_used_at;
    expect(first).not.toBeNull();
    await sql("update service_account_keys set last_used_at = now() - interval '10 seconds' where id = $1", [keyId]);
    const set = (await account(id)).keys[0].last_used_at;
    await ask(key);
    // A gateway that sees the key for the first time keeps what another wrote within the minute.
    const context = await openContext(gateway.context.config, gateway.databaseUrl);
    const found = await context.serviceKeys.find(key);
    if (found) await context.serviceKeys.used(found);
    await closeContext(context);
    expect((await account(id)).keys[0].last_used_at).toBe(set);
  });

  test('opens nothing from the moment it is revoked, at every gateway; the other keys of its account go on', async () => {
    const { id, keyId, key } = await program();
    const other = await newKey(id, null);
    const context = await openContext(gateway.context.config, gateway.databaseUrl);
    const second = await buildApp(context);
    const there = async () =>
      (await second.inject({ url: '/v3.0/merchants/home', headers: { authorization: `Bearer ${key}` } })).statusCode;
    expect([await ask(key), await there(), await ask(other.key)]).toEqual([200, 200, 200]);
    expect((await send('DELETE', `/service-accounts/${id}/keys/${keyId}`)).status).toBe(200);
    expect((await send('DELETE', `/service-accounts/${id}/keys/${keyId}`)).status).toBe(200);
    expect(await ask(key)).toBe(401);
    await expect.poll(there).toBe(401);
    expect(await ask(other.key)).toBe(200);
    await second.close();
    await closeContext(context);
  });

  test('ends a stream that it opened when it is revoked', async () => {
    const { id, keyId, key } = await program();
    const url = await gateway.listen();
    const reader = await readEvents(`${url}/v3.0/live/sales`, { headers: { authorization: `Bearer ${key}` } });
    expect((await reader.next())?.event).toBe('scope');
    await send('DELETE', `/service-accounts/${id}/keys/${keyId}`);
    let last = null;
    for (let event = await reader.next(); event; event = await reader.next()) last = event;
    expect(last?.event).toBe('ended');
  });

  test('ends on time, also where it has just been used', async () => {
    const { keyId, key } = await program({}, 1);
    expect(await ask(key)).toBe(200);
    const [{ left }] = (await sql(
      'select extract(epoch from expires_at - now()) / 3600 as left from sessions where id = $1',
      [keyId],
    )) as [{ left: string }];
    expect(Number(left)).toBeCloseTo(24, 1);
    // Changes the expiry without a notice, as the passing of time sends none.
    const endsIn = (seconds: number) =>
      silently(`update sessions set expires_at = now() + interval '${seconds} seconds' where id = '${keyId}'`);
    await endsIn(20);
    gateway.context.sessions.forget(keyId);
    expect(await ask(key)).toBe(200);
    await endsIn(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    const late = await ask(key);
    vi.useRealTimers();
    expect(late).toBe(401);
  });

  test('goes with its account: inactive, without its role’s rights, taken away', async () => {
    const own = await makeRole('Own', [right('Management.Product', 'Read')]);
    const { id, key } = await program({ role_id: own });
    expect(await ask(key, '/products')).toBe(200);
    const version = async () => (await account(id)).__v;
    await send('PATCH', `/merchant-roles/${own}`, { authorizes: [], __v: 0 });
    expect((await gateway.send('GET', '/suppliers', { token: key })).body.code).toBe('PERMISSION');
    await send('PATCH', `/service-accounts/${id}`, { status: 'Inactive', __v: await version() });
    expect(await ask(key)).toBe(401);
    await send('PATCH', `/service-accounts/${id}`, { status: 'Active', __v: await version() });
    expect(await ask(key)).toBe(200);
    // A role cannot be deleted while an account has it.
    expect((await send('DELETE', `/merchant-roles/${own}`)).body.code).toBe('IN_USE');
    expect((await send('DELETE', `/service-accounts/${id}`)).status).toBe(200);
    expect(await ask(key)).toBe(401);
    expect(await sql('select 1 from merchant_users where id = $1', [id])).toEqual([]);
  });

  test('is read from the header alone, and is nothing for another shop', async () => {
    const { key } = await program();
    for (const name of ['access_token', 'token', 'key', 'authorization']) {
      expect((await gateway.send('GET', '/merchants/home', { query: { [name]: key } })).status).toBe(401);
    }
    const realm = Buffer.from(gateway.otherRealm.id.replaceAll('-', ''), 'hex');
    const bytes = Buffer.from(key.slice(5), 'base64url');
    const moved = `taem_${Buffer.concat([realm, bytes.subarray(16)]).toString('base64url')}`;
    expect(await ask(moved)).toBe(401);
    const elsewhere = await gateway.signIn('owner', 'elsewhere');
    expect((await send('GET', `/service-accounts/${ids().exporter}`, undefined, elsewhere)).status).toBe(404);
    expect(
      (await send('POST', `/service-accounts/${ids().exporter}/keys`, { name: 'x', expires_in_days: 1 }, elsewhere))
        .status,
    ).toBe(404);
  });

  test('that is wrong is counted: a hundred of one network, then no more, while right ones go on', async () => {
    const { key } = await program();
    const wrong = () => `taem_${randomBytes(48).toString('base64url')}`;
    const statuses = await Promise.all(Array.from({ length: 1_000 }, () => ask(wrong())));
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(900);
    expect(await ask(key)).toBe(200);
  });

  test('that has ended and is still sent is reported to the owner, by the name of its account', async () => {
    const { id, keyId, key, name } = await program();
    await send('DELETE', `/service-accounts/${id}/keys/${keyId}`);
    await ask(key);
    const events = await sql('select kind, account, subject from security_events where account = $1 order by time', [
      `${name} [program]`,
    ]);
    expect(events.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['SERVICE_ACCOUNT_CHANGED', 'Reader'],
      ['SERVICE_KEY_CREATED', 'nightly'],
      ['SERVICE_KEY_REVOKED', 'nightly'],
      ['SERVICE_KEY_FAILED', 'nightly'],
    ]);
  });

  test('stands at most twenty times for one account, ended ones not counted', async () => {
    const { id, keyId } = await program();
    for (let n = 1; n < MAX_KEYS; n += 1) await newKey(id);
    const more = () => send('POST', `/service-accounts/${id}/keys`, { name: 'more', expires_in_days: 1 });
    expect((await more()).body.message[0].path).toBe('name');
    await send('DELETE', `/service-accounts/${id}/keys/${keyId}`);
    expect((await more()).status).toBe(200);
  });

  test('is revoked once and reported once by simultaneous requests, and its account never gets more keys than it may', async () => {
    const { id, keyId, key, name } = await program();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('DELETE', `/service-accounts/${id}/keys/${keyId}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await ask(key)).toBe(401);
    const recorded = await sql("select 1 from security_events where account = $1 and kind = 'SERVICE_KEY_REVOKED'", [
      `${name} [program]`,
    ]);
    expect(recorded).toHaveLength(1);
    for (let n = 1; n < MAX_KEYS; n += 1) await newKey(id);
    const body = { name: 'one too many', expires_in_days: 1 };
    const created = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', `/service-accounts/${id}/keys`, body)),
    );
    expect(created.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('that is stolen reads no key and no hash, of any account', async () => {
    const { id, key } = await program();
    const other = await program();
    const ownAccount = await send('GET', `/service-accounts/${other.id}`, undefined, key);
    expect(ownAccount.status).toBe(200);
    for (const secret of [key, other.key]) expect(JSON.stringify(ownAccount.body)).not.toContain(secret.slice(5, -4));
    expect(JSON.stringify(ownAccount.body)).not.toContain('hash');
    const refused = await send('DELETE', `/service-accounts/${other.id}/keys/${other.keyId}`, undefined, key);
    const raised = await send('PATCH', `/service-accounts/${id}`, { branches: [], __v: 0 }, key);
    expect([refused.body.code, raised.body.code]).toEqual(['PERMISSION', 'PERMISSION']);
    expect(await ask(other.key)).toBe(200);
  });

  test.each<[string, object, string]>([
    ['without a name', { name: ' ', expires_in_days: 1 }, 'name'],
    ['that lives for more than two years', { name: 'x', expires_in_days: 731 }, 'expires_in_days'],
    ['without a word of its end', { name: 'x' }, 'expires_in_days'],
  ])('is not made %s', async (_, body, path) => {
    const answer = await send('POST', `/service-accounts/${ids().exporter}/keys`, body);
    expect([answer.status, answer.body.message[0].path]).toEqual([400, path]);
  });
});

describe('D3, ADR 0072 a program', () => {
  test('never does what only people do, whatever its role may', async () => {
    const { id, key } = await program();
    const refused = async (method: string, path: string, body?: object) =>
      expect((await send(method, path, body, key)).body.code, `${method} ${path}`).toBe('PERMISSION');
    await refused('POST', '/oauth/signout');
    await refused('PATCH', `/merchant-users/${id}/password`, { password: 'a long new password' });
    await refused('PATCH', `/merchant-users/${id}`, { job_title: 'x', __v: 0 });
    await refused('PATCH', `/merchant-users/${ids().nobody}`, { job_title: 'x', __v: 0 });
    await refused('POST', `/service-accounts/${id}/keys`, { name: 'second', expires_in_days: null });
    await refused('POST', '/service-accounts', { name: 'second', role_id: role, branches: [ids().ari] });
    await refused('POST', '/merchant-roles', { name: 'more' });
    await refused('PATCH', '/merchant-setting/self', { __v: 0 });
    expect(await ask(key)).toBe(200);
  });

  test('is named by what it writes, and is no one who signs in or is found among the users', async () => {
    const { id, key, name } = await program();
    const product = await send('PATCH', `/products/${ids().coffee}`, { desc: 'by a program', __v: 0 }, key);
    expect(product.status, JSON.stringify(product.body)).toBe(200);
    const [set] = await sql('select username, user_id from change_sets order by id desc limit 1');
    expect(set).toEqual({ username: `${name} [program]`, user_id: id });
    const users = (await gateway.send('GET', '/merchant-users', { token: owner, query: { limit: '100', skip: '0' } }))
      .body.payload.merchant_users.result;
    expect(users.map((user: { id: string }) => user.id)).not.toContain(id);
    expect((await send('GET', `/merchant-users/${id}`)).body.payload.merchant_user.username).toBe(`${name} [program]`);
    expect((await send('PATCH', `/merchant-users/${id}`, { firstname: 'x', __v: 0 })).status).toBe(404);
    expect((await send('PATCH', `/merchant-users/${id}/password`, { password: 'a long new password' })).status).toBe(
      404,
    );
    expect((await send('DELETE', `/merchant-users/${id}`)).status).toBe(404);
    await sql(
      "update merchant_users set password_hash = (select password_hash from merchant_users where username = 'owner') where id = $1",
      [id],
    );
    expect(await gateway.signIn(`${name} [program]`).catch(() => undefined)).toBeUndefined();
  });

  test('is changed in one set of changes, under its own name', async () => {
    const { id } = await program();
    await send('PATCH', `/service-accounts/${id}`, { desc: 'for the dashboards', __v: 0 });
    const records = await sql('select record, after from changes where record_id = $1 order by id', [id]);
    expect(records.map(({ record }) => record)).toEqual(['service_accounts', 'service_accounts']);
    expect(records[1].after).toEqual({ description: 'for the dashboards' });
  });

  test('gets no more than the user who creates it has: no other role, no other branch, and never the administrators’', async () => {
    const managing = await makeRole('People', [right('Management.User', 'Read', 'Write')]);
    const person = {
      ...{ username: 'hr', employee_no: '9', firstname: 'H', lastname: 'R', phone: '0812345670', status: 'Active' },
      ...{ email: 'hr@shop.example', role_id: managing, branches: [ids().ari], password: 'correct horse' },
    };
    await create('/merchant-users', person);
    const hr = await gateway.signIn('hr');
    const make = async (body: object, token = hr) =>
      (await send('POST', '/service-accounts', { name: 'By HR', branches: [ids().ari], ...body }, token)).body;
    expect((await make({ role_id: role })).code).toBe('PERMISSION');
    expect((await make({ role_id: managing, branches: [] })).code).toBe('PERMISSION');
    expect((await make({ role_id: managing, branches: [ids().bangRak] })).code).toBe('PERMISSION');
    expect((await make({ role_id: ids().administrator }, owner)).message[0].path).toBe('role_id');
    const { id, keyId } = await program();
    const asHr = async (method: string, path: string, body?: object) => (await send(method, path, body, hr)).body.code;
    expect(await asHr('POST', `/service-accounts/${id}/keys`, { name: 'x', expires_in_days: 1 })).toBe('PERMISSION');
    expect(await asHr('PATCH', `/service-accounts/${id}`, { name: 'mine', __v: 0 })).toBe('PERMISSION');
    expect(await asHr('DELETE', `/service-accounts/${id}`)).toBe('PERMISSION');
    // A key can be revoked even if the account has more rights than the caller.
    expect((await send('DELETE', `/service-accounts/${id}/keys/${keyId}`, undefined, hr)).status).toBe(200);
    const own = await make({ role_id: managing });
    expect(own.status).toBe(200);
  });

  test('is invisible to users who may not read users, and has a separate name', async () => {
    const cashier = await gateway.signIn('cashier');
    expect((await send('GET', '/service-accounts', undefined, cashier)).body.code).toBe('PERMISSION');
    const { name } = await program();
    const again = await send('POST', '/service-accounts', { name: name.toUpperCase(), role_id: role, branches: [] });
    expect(again.body.message[0].path).toBe('name');
    expect((await send('POST', '/service-accounts', { name: 'Nowhere', role_id: role })).body.message[0].path).toBe(
      'branches',
    );
  });
});

/** Bypasses the triggers that notify the gateways, as the passing of time notifies no one. */
async function silently(statement: string): Promise<void> {
  const client = await gateway.database.openConnection();
  await client.query(
    `begin; set local session_replication_role = replica; set local row_security = off; ${statement}; commit`,
  );
  await client.end();
}
