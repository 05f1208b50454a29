import { MAX_SAVED_OF_PERSON } from '@taem/domain/saved/savedDocument.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;
let powerless: string;
let otherOwner: string;

beforeAll(async () => {
  [owner = '', cashier = '', powerless = ''] = await Promise.all(
    ['owner', 'cashier', 'nobody'].map((n) => gateway.signIn(n)),
  );
  otherOwner = await gateway.signIn('owner', 'elsewhere');
});

const VIEW = { kind: 'view', scope: 'colors', name: 'สีแดง', body: { query: 'q=%E0%B9%81%E0%B8%94%E0%B8%87' } };

const send = (method: string, path: string, token: string, body?: unknown, headers?: Record<string, string>) =>
  gateway.send(method, `/saved-documents${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });

async function save(token: string, changes: object = {}) {
  const answer = await send('POST', '', token, { ...VIEW, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload as { id: string; __v: number };
}

async function names(token: string, scope = 'colors'): Promise<string[]> {
  const answer = await gateway.send('GET', '/saved-documents', { token, query: { kind: 'view', scope } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.saved_documents.map((saved: { name: string }) => saved.name);
}

test('what is kept is seen by its owner alone, what is shared by everyone of the shop, and nothing of it by another shop', async () => {
  await save(cashier, { name: 'ของฉัน' });
  await save(cashier, { name: 'ของทุกคน', is_shared: true });
  expect(await names(cashier)).toEqual(['ของฉัน', 'ของทุกคน']);
  expect(await names(powerless)).toEqual(['ของทุกคน']);
  expect(await names(otherOwner)).toEqual([]);
});

test('a shared one is changed and deleted by its owner and by users who may write the settings; an own one by its owner alone', async () => {
  const { id } = await save(cashier, { name: 'แชร์', is_shared: true });
  const kept = await save(cashier, { name: 'เก็บ' });
  expect((await send('PATCH', `/${id}`, powerless, { name: 'x', __v: 0 })).body.code).toBe('PERMISSION');
  expect((await send('DELETE', `/${id}`, powerless)).body.code).toBe('PERMISSION');
  expect((await send('PATCH', `/${id}`, otherOwner, { name: 'x', __v: 0 })).status).toBe(404);
  expect((await send('PATCH', `/${kept.id}`, owner, { name: 'x', __v: 0 })).status).toBe(404);
  expect((await send('DELETE', `/${kept.id}`, owner)).status).toBe(404);
  expect((await send('PATCH', `/${id}`, owner, { name: 'ดีขึ้น', __v: 0 })).body.payload).toMatchObject({
    name: 'ดีขึ้น',
    __v: 1,
  });
  expect((await send('PATCH', `/${id}`, owner, { is_shared: false, __v: 1 })).body.message[0].path).toBe('is_shared');
  expect((await send('DELETE', `/${id}`, owner)).body.payload).toEqual({ id });
  expect((await send('DELETE', `/${kept.id}`, cashier)).status).toBe(200);
});

test('a change is written over the version that was read, and nothing else', async () => {
  const { id } = await save(cashier, { name: 'รุ่นแรก' });
  const changed = await send('PATCH', `/${id}`, cashier, { body: { query: 'sort=name.desc' }, __v: 0 });
  expect(changed.body.payload).toMatchObject({ name: 'รุ่นแรก', body: { query: 'sort=name.desc' }, __v: 1 });
  expect((await send('PATCH', `/${id}`, cashier, { name: 'ช้าไป', __v: 0 })).body.code).toBe('123');
});

test('sent again with its key it is saved once', async () => {
  const headers = { 'idempotency-key': 'saved-once-0001' };
  const [first, second] = [
    await send('POST', '', cashier, { ...VIEW, name: 'ครั้งเดียว' }, headers),
    await send('POST', '', cashier, { ...VIEW, name: 'ครั้งเดียว' }, headers),
  ];
  expect(second.body).toEqual(first.body);
  expect((await names(cashier)).filter((name) => name === 'ครั้งเดียว')).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['without a name', { name: '  ' }, 'name'],
  ['with a name that is too long', { name: 'ก'.repeat(61) }, 'name'],
  ['with a name that its owner has used', { name: 'ของฉัน' }, 'name'],
  ['with a page', { body: { query: 'page=2' } }, 'body.query'],
  ['of no list', { scope: 'members' }, 'scope'],
  ['of another kind', { kind: 'dashboard' }, 'kind'],
])('nothing is saved %s', async (_, changes, path) => {
  const answer = await send('POST', '', cashier, { ...VIEW, name: 'ไม่ได้', ...changes });
  expect([answer.status, answer.body.message[0].path]).toEqual([400, path]);
});

test('nothing is revealed of a list that someone may not see, saved or chosen', async () => {
  const { id } = await save(owner, { scope: 'merchant-users', name: 'ลับ', is_shared: true });
  const query = { kind: 'view', scope: 'merchant-users' };
  expect((await gateway.send('GET', '/saved-documents', { token: powerless, query })).body.code).toBe('PERMISSION');
  const all = (await gateway.send('GET', '/saved-documents', { token: powerless })).body.payload.saved_documents;
  expect(all.map(({ scope }: { scope: string }) => scope)).not.toContain('merchant-users');
  expect((await send('POST', '', powerless, { ...VIEW, scope: 'merchant-users' })).body.code).toBe('PERMISSION');
  expect((await send('POST', '/default', powerless, { kind: 'view', scope: 'colors', id })).status).toBe(400);
  expect((await send('POST', '/default', powerless, { ...query, id })).body.code).toBe('PERMISSION');
});

test('a list opens with one view for each person, until that is gone or shared no more', async () => {
  const { id } = await save(cashier, { name: 'เปิดด้วย', is_shared: true });
  const choose = (token: string, chosen: string | null) =>
    send('POST', '/default', token, { kind: 'view', scope: 'colors', id: chosen });
  const opening = async (token: string) => {
    const answer = await gateway.send('GET', '/saved-documents', { token, query: { kind: 'view', scope: 'colors' } });
    const isDefault = ({ is_default }: { is_default: boolean }) => is_default;
    return answer.body.payload.saved_documents.filter(isDefault).map((saved: { id: string }) => saved.id);
  };
  const other = await save(cashier, { name: 'อีกอัน' });
  expect((await choose(cashier, other.id)).status).toBe(200);
  expect((await choose(cashier, id)).status).toBe(200);
  expect((await choose(powerless, id)).status).toBe(200);
  expect((await choose(powerless, other.id)).status).toBe(404);
  expect([await opening(cashier), await opening(powerless), await opening(owner)]).toEqual([[id], [id], []]);
  expect((await send('PATCH', `/${id}`, cashier, { is_shared: false, __v: 0 })).status).toBe(200);
  expect([await opening(cashier), await opening(powerless)]).toEqual([[id], []]);
  expect((await choose(cashier, null)).status).toBe(200);
  expect(await opening(cashier)).toEqual([]);
});

test('a user who leaves takes along what they kept; what they shared stays, and belongs to the user who keeps it then', async () => {
  const leaver = await gateway.database.withRealm(gateway.realm.id, async (client) => {
    const text = `insert into merchant_users (username, password_hash, firstname, lastname, role_id)
      select 'leaver', password_hash, 'ลา', 'ออก', role_id from merchant_users where username = 'cashier' returning id`;
    const [{ id }] = (await client.query<{ id: string }>(text)).rows as [{ id: string }];
    const saved = `insert into saved_documents (kind, scope, owner_id, is_shared, name, body)
      values ('view', 'locales', $1, true, 'ทิ้งไว้', '{"query":""}'), ('view', 'locales', $1, false, 'เอาไป', '{"query":""}')`;
    await client.query(saved, [id]);
    return id;
  });
  expect((await gateway.send('DELETE', `/merchant-users/${leaver}`, { token: owner })).status).toBe(200);
  const query = { kind: 'view', scope: 'locales' };
  const [left, ...more] = (await gateway.send('GET', '/saved-documents', { token: owner, query })).body.payload
    .saved_documents;
  expect(more).toEqual([]);
  expect(left).toMatchObject({ name: 'ทิ้งไว้', owner_name: null, is_own: false, may_change: true });
  const mine = await send('PATCH', `/${left.id}`, owner, { is_shared: false, __v: 0 });
  expect(mine.body.payload).toMatchObject({ is_own: true, is_shared: false });
});

test('one person has a hundred at most', async () => {
  const count = (await names(powerless)).length;
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      `insert into saved_documents (kind, scope, owner_id, name, body)
       select 'view', 'events', id, 'n' || n, '{"query":""}' from merchant_users, generate_series(1, $1) n where username = 'nobody'`,
      [MAX_SAVED_OF_PERSON],
    ),
  );
  const refused = await send('POST', '', powerless, { ...VIEW, name: 'อีก' });
  expect([refused.status, refused.body.message[0].path]).toEqual([400, 'name']);
  expect(await names(powerless)).toHaveLength(count);
});
