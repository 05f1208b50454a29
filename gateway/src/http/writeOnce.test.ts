import { beforeAll, expect, test } from 'vitest';
import { forgetOld } from '../forgetOld.ts';
import { testGateway } from '../testing/testGateway.ts';
import { hashReversal } from '../transactions/recordReversal.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const post = (path: string, key: string, body: object, token = owner) =>
  gateway.send('POST', path, { token, body, headers: { 'idempotency-key': key } });
const inRealm = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));

test('D25 a refused write leaves its key free for what is put right', async () => {
  const key = crypto.randomUUID();
  expect((await post('/suppliers', key, { name: '' })).status).toBe(400);
  expect((await post('/product-sub-categories', key, { name: 'x', category_id: crypto.randomUUID() })).status).toBe(
    400,
  );
  expect((await post('/suppliers', key, { name: 'Put right' })).status).toBe(200);
});

test('D25 a key is of one user and one route; one of a wrong length is refused', async () => {
  const key = crypto.randomUUID();
  const person = {
    firstname: 'A',
    lastname: 'B',
    gender: 'Other',
    birthdate: '1990-02-01',
    branch_id: gateway.realm.ids.ari,
  };
  const first = await post('/members', key, { ...person, phone: '0871111111' });
  const same = { ...person, phone: '0872222222' };
  expect((await post('/members', key, same)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  expect((await post('/potentials', key, { ...person, phone: '0871111111' })).body.code).toBe('IDEMPOTENCY_CONFLICT');
  const theirs = await post('/members', key, same, await gateway.signIn('cashier'));
  expect(theirs.status, JSON.stringify(theirs.body)).toBe(200);
  expect(theirs.body.data.id).not.toBe(first.body.data.id);
  const short = await post('/suppliers', 'seven..', { name: 'Same' });
  expect([short.status, short.body.message[0].path]).toEqual([400, 'Idempotency-Key']);
});

test('D25 of a password nothing is kept with the key', async () => {
  const { ids } = gateway.realm;
  const person = { username: 'keyed', firstname: 'A', lastname: 'B', employee_no: '88', phone: '0812223355' };
  const place = { email: 'keyed@shop.example', status: 'Active', role_id: ids.cashierRole, branches: [ids.ari] };
  const user = { ...person, ...place };
  const key = crypto.randomUUID();
  const first = await post('/merchant-users', key, { ...user, password: 'a long password' });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expect((await post('/merchant-users', key, { ...user, password: 'another long one' })).body).toEqual(first.body);
});

test('D25 answers are kept for seven days and cleared away after, also where nothing is written any more', async () => {
  const [young, old] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const key of [young, old]) await post('/suppliers', key, { name: key });
  const age = "update replays set created_at = now() - $2 * interval '1 day' where key = $1";
  await inRealm(age, [young, 6.9]);
  await inRealm(age, [old, 7.1]);
  await forgetOld(gateway.database);
  const kept = await inRealm('select key from replays where key = any($1)', [[young, old]]);
  expect(kept.rows).toEqual([{ key: young }]);
});

test('K3 a void and an adjustment are never the same request, however alike they are', () => {
  const body = { transaction_no: 'T-1', authorize_pin: '1111' };
  expect(hashReversal('void', body)).not.toBe(hashReversal('adjust', body));
  expect(hashReversal('void', body)).toBe(hashReversal('void', { ...body, authorize_pin: '2222' }));
});
