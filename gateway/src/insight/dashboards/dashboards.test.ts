import { DASHBOARD_LIMITS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;
let powerless: string;
let otherOwner: string;
let roles: Record<string, string>;

beforeAll(async () => {
  [owner = '', cashier = '', powerless = ''] = await Promise.all(
    ['owner', 'cashier', 'nobody'].map((n) => gateway.signIn(n)),
  );
  otherOwner = await gateway.signIn('owner', 'elsewhere');
  const text = 'select u.username, u.role_id from merchant_users u';
  const { rows } = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query<{ username: string; role_id: string }>(text),
  );
  roles = Object.fromEntries(rows.map(({ username, role_id }) => [username.split('@')[0], role_id]));
});

const DOCUMENT = 'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }';
const PART = { path: 'statistics.totalRevenue', title: 'ยอดขาย', drawing: 'NUMBER', width: 6, columns: [] };
const DASHBOARD = { name: 'เช้า', document: DOCUMENT, variables: '{}', parts: [PART] };

const send = (method: string, path: string, token: string, body?: unknown) =>
  gateway.send(method, `/dashboards${path}`, { token, ...(body === undefined ? {} : { body }) });

async function save(token: string, changes: object = {}) {
  const answer = await send('POST', '', token, { ...DASHBOARD, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload as { id: string; __v: number };
}

async function names(token: string): Promise<string[]> {
  const { body } = await send('GET', '', token);
  return body.payload.dashboards.map(({ name }: { name: string }) => name);
}

test('a dashboard is seen by its owner, by the roles it is shared with and by users who write the settings; a kept one by its owner alone', async () => {
  await save(cashier, { name: 'เก็บ' });
  const { id } = await save(cashier, { name: 'แบ่ง', role_ids: [roles.nobody] });
  expect(await names(cashier)).toEqual(['เก็บ', 'แบ่ง']);
  expect(await names(powerless)).toEqual(['แบ่ง']);
  expect(await names(owner)).toEqual(['แบ่ง']);
  expect(await names(otherOwner)).toEqual([]);
  expect((await send('GET', `/${id}`, otherOwner)).status).toBe(404);
  const listed = (await send('GET', `/${id}`, powerless)).body.payload;
  expect(listed).toMatchObject({ is_own: false, may_change: false, role_ids: [roles.nobody], parts: [PART] });
  expect((await send('PATCH', `/${id}`, powerless, { name: 'x', __v: 0 })).body.code).toBe('PERMISSION');
  expect((await send('PATCH', `/${id}`, cashier, { role_ids: [], __v: 0 })).body.payload.role_ids).toEqual([]);
  expect(await names(powerless)).toEqual([]);
  expect((await send('DELETE', `/${id}?__v=1`, owner)).status).toBe(404);
});

test('every change is a version; an earlier one comes back as a new version, over the version that was read', async () => {
  const { id } = await save(cashier, { name: 'รุ่น' });
  const other = DOCUMENT.replace('total ', 'member ');
  expect((await send('PATCH', `/${id}`, cashier, { document: other, name: 'รุ่นสอง', __v: 0 })).body.payload.__v).toBe(1);
  expect((await send('PATCH', `/${id}`, cashier, { name: 'หลงรุ่น', __v: 0 })).body.code).toBe('123');
  expect((await send('POST', `/${id}/restore`, cashier, { to_version: 0, __v: 0 })).body.code).toBe('123');
  expect((await send('POST', `/${id}/restore`, cashier, { to_version: 9, __v: 1 })).status).toBe(404);
  const restored = await send('POST', `/${id}/restore`, cashier, { to_version: 0, __v: 1 });
  expect(restored.body.payload).toMatchObject({ name: 'รุ่น', document: DOCUMENT, __v: 2 });
  const { versions } = (await send('GET', `/${id}?versions=true`, cashier)).body.payload;
  expect(versions.map(({ version, name }: { version: number; name: string }) => [version, name])).toEqual([
    [2, 'รุ่น'],
    [1, 'รุ่นสอง'],
    [0, 'รุ่น'],
  ]);
  expect((await send('DELETE', `/${id}?__v=1`, cashier)).body.code).toBe('123');
  expect((await send('DELETE', `/${id}?__v=2`, cashier)).body.payload).toEqual({ id });
});

test.each<[what: string, changes: object, path: string]>([
  ['a mutation', { document: 'mutation { signOut { ok } }' }, 'document'],
  ['anything that is not a document', { document: '{ statistics(' }, 'document'],
  ['two operations', { document: `query A { statistics { id } } query B { statistics { id } }` }, 'document'],
  ['anything that is not a figure', { document: '{ members { items { id } } }', parts: [] }, 'document'],
  ['the viewer, in a fragment', { document: '{ ...F } fragment F on Query { viewer { id } }', parts: [] }, 'document'],
  ['a variable without a value', { document: DOCUMENT.replaceAll('$range', '$days') }, 'document'],
  ['a part of nothing', { parts: [{ ...PART, path: 'statistics.totalQuantity' }] }, 'parts.0.path'],
  [
    'a formula that calls',
    { parts: [{ ...PART, columns: [{ name: 'x', formula: 'fetch(1)' }] }] },
    'parts.0.columns.0.formula',
  ],
  ['values of the page', { variables: '{"range":{"last":"TODAY"}}' }, 'variables'],
  ['variables that are none', { variables: '[1]' }, 'variables'],
  ['a nameless one', { name: ' ' }, 'name'],
  ['a role that is not there', { role_ids: ['00000000-0000-4000-8000-000000000000'] }, 'role_ids'],
])('%s is refused, and nothing is written', async (_, changes, path) => {
  const before = await names(cashier);
  const { status, body } = await send('POST', '', cashier, { ...DASHBOARD, name: 'ไม่มี', ...changes });
  expect({ status, code: body.code, path: body.message[0].path }).toEqual({ status: 400, code: 'VALIDATION', path });
  expect(await names(cashier)).toEqual(before);
});

test('a copy names what it was copied from, and only what is seen is copied', async () => {
  const kept = await save(cashier, { name: 'ต้นฉบับ' });
  const refused = await send('POST', '', powerless, { ...DASHBOARD, forked_from_id: kept.id });
  expect(refused.body.message[0].path).toBe('forked_from_id');
  const { body } = await send('POST', '', cashier, { ...DASHBOARD, name: 'สำเนา', forked_from_id: kept.id });
  expect(body.payload.forked_from_name).toBe('ต้นฉบับ');
});

test('a user who leaves takes along what they kept; what they shared stays, with its versions', async () => {
  const leaver = await save(powerless, { name: 'ของคนลาออก', role_ids: [roles.cashier] });
  await save(powerless, { name: 'เก็บไว้เอง' });
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update saved_documents set owner_id = null where id = $1', [leaver.id]),
  );
  expect(await names(cashier)).toContain('ของคนลาออก');
  const { payload } = (await send('GET', `/${leaver.id}?versions=true`, owner)).body;
  expect(payload).toMatchObject({ owner_name: null, may_change: true });
  expect(payload.versions).toHaveLength(1);
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('delete from saved_documents where id = $1', [leaver.id]),
  );
});

test('versions are counted with a list where they are few, and of one dashboard however many the others have', async () => {
  const { id } = await save(powerless, { name: 'หลายรุ่น' });
  const add = `insert into dashboard_versions (document_id, version, name, body, by_name)
    select v.document_id, at, v.name, v.body, v.by_name from dashboard_versions v, generate_series(1, $2) at
    where v.document_id = $1 and v.version = 0`;
  expect((await send('GET', '?versions=true', powerless)).status).toBe(200);
  await gateway.database.withRealm(gateway.realm.id, (client) => client.query(add, [id, 200]));
  const { status, body } = await send('GET', '?versions=true', powerless);
  expect({ status, message: body.message }).toMatchObject({ status: 400, message: [{ path: 'versions' }] });
  expect((await send('GET', '', powerless)).status).toBe(200);
  expect((await send('GET', `/${id}?versions=true`, powerless)).body.payload.versions).toHaveLength(201);
});

test(`only the newest ${DASHBOARD_LIMITS.versions} versions are kept`, async () => {
  const { id } = await save(cashier, { name: 'มากรุ่น' });
  const push = 'update saved_documents set version = version + $2 where id = $1';
  await gateway.database.withRealm(gateway.realm.id, (client) => client.query(push, [id, DASHBOARD_LIMITS.versions]));
  await send('PATCH', `/${id}`, cashier, { name: 'มากรุ่นขึ้น', __v: DASHBOARD_LIMITS.versions });
  const { versions } = (await send('GET', `/${id}?versions=true`, cashier)).body.payload;
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([DASHBOARD_LIMITS.versions + 1]);
});
