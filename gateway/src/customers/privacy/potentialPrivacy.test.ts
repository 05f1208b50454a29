import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const rows = async (text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values))).rows;
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, token = owner) =>
  gateway.send(method, path, { token, ...(body && { body: { ...body } }) });

let phones = 0;
async function left(more: object = {}) {
  phones += 1;
  const phone = `06880000${String(phones).padStart(2, '0')}`;
  const person = { firstname: 'Wipawee', lastname: 'Canary', phone, email: `canary${phones}@left.example` };
  const { body } = await call('POST', '/potentials', {
    ...{ ...person, birthdate: '1990-01-31', gender: 'Female', address: `9/${phones} Canary Lane`, tags: ['fair'] },
    ...{ branch_id: gateway.realm.ids.ari, ...more },
  });
  const { id } = body.data;
  const [row] = await rows('select version from potentials where id = $1', [id]);
  return { id: String(id), version: Number(row.version), phone, name: person.lastname, email: person.email };
}
async function member(more: object = {}) {
  phones += 1;
  const { body, status } = await call('POST', '/members', {
    ...{ firstname: 'Mem', lastname: 'Ber', phone: `06890000${String(phones).padStart(2, '0')}` },
    ...{ gender: 'Female', branch_id: gateway.realm.ids.ari, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.data.id);
}
const erase = (id: string, version: number) => call('POST', `/potentials/${id}/erasure`, { __v: version });

test('CU-3 a person who left details is corrected, and removed with everything about them except that it happened', async () => {
  const { id, version, phone, name, email } = await left();
  const corrected = await call('PATCH', `/potentials/${id}`, { lastname: `${name}x`, __v: version });
  expect(corrected.status).toBe(200);
  await rows(
    "insert into outbox_messages (realm_id, channel, recipient, content, expires_at) values ($1, 'email', $2, '{}', now() + interval '1 day')",
    [gateway.realm.id, email],
  );
  const preview = await call('GET', `/potentials/${id}/erasure`);
  expect(preview.body.payload.erasure).toMatchObject({ id, obstacles: [], same_phone: 0, messages: 1, changes: 2 });
  expect((await erase(id, version)).body.code).toBe('123');
  expect((await erase(id, version + 1)).status).toBe(200);
  expect((await call('GET', `/potentials/${id}`)).status).toBe(404);
  const tables = await rows(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`,
  );
  const secrets = [name, email, phone.slice(1), 'Canary Lane'];
  for (const { name: table } of tables) {
    const found = await rows(`select t::text as row from ${table} t where t::text ~ $1`, [
      `${name}x?\\y|${email}|${phone}|${phone.slice(1)}`,
    ]);
    expect({ table, found: found.filter(({ row }) => secrets.some((secret) => row.includes(secret))) }).toEqual({
      ...{ table, found: [] },
    });
  }
  const history = await rows(
    "select before, after, secrets from changes where record = 'potentials' and record_id = $1 order by id",
    [id],
  );
  expect(history).toHaveLength(3);
  expect(history[1].secrets).toContain('lastname');
  expect((await erase(id, version + 1)).status).toBe(404);
});

test('CU-3 a view loses what was typed of someone who is erased; what others are called too stays', async () => {
  const gone = await left();
  await left();
  const save = async (name: string, query: string) => {
    const view = { kind: 'view', scope: 'transactions', name, body: { query } };
    expect((await call('POST', '/saved-documents', view)).status).toBe(200);
  };
  await save(`of ${gone.phone}`, `q=${gone.phone}&status=COMPLETE`);
  await save('whole name', 'q=Wipawee+Canary');
  await save('Wipawee', 'q=Wipawee');
  expect((await erase(gone.id, gone.version)).status).toBe(200);
  expect(await rows("select name, body ->> 'query' as query from saved_documents order by id")).toEqual([
    { name: 'of …', query: 'status=COMPLETE' },
    { name: 'whole name', query: '' },
    { name: 'Wipawee', query: 'q=Wipawee' },
  ]);
});

test('CU-3 an erasure has no way back, and another entry with the same phone stays with its messages', async () => {
  const one = await left();
  const other = await left({ phone: one.phone });
  await rows("insert into outbox_messages (realm_id, channel, recipient, expires_at) values ($1, 'sms', $2, now())", [
    ...[gateway.realm.id, `+66${one.phone.slice(1)}`],
  ]);
  expect((await call('GET', `/potentials/${one.id}/erasure`)).body.payload.erasure).toMatchObject({
    ...{ same_phone: 1, messages: 0 },
  });
  expect((await erase(one.id, one.version)).status).toBe(200);
  expect((await call('GET', `/potentials/${other.id}`)).status).toBe(200);
  const [set] = await rows('select set_id from changes where record_id = $1 and after is null', [one.id]);
  const reverted = await call('POST', `/change-sets/${set.set_id}/revert`, {});
  expect(JSON.stringify(reverted.body)).toContain('is the erasure of a person');
});

test('the file of a potential holds what is held, and who fetched it is recorded', async () => {
  const { id, name, email } = await left();
  const json = await call('GET', `/potentials/${id}/data`);
  expect(json.body).toMatchObject({
    file: { format: 'taem-potential-data', potential_id: id },
    registration: [{ lastname: name, email, address: expect.stringContaining('Canary Lane') }],
    ...{ messages: [], changes: [{}] },
  });
  expect(Object.keys(json.body)).toEqual(['file', 'registration', 'messages', 'changes']);
  const events = await rows("select subject from security_events where kind = 'POTENTIAL_DATA_FETCHED'");
  expect(events).toEqual([{ subject: id }]);
});

test('a potential is said to be a member, who gets what was not known and keeps what was', async () => {
  const memberId = await member({ email: 'own@shop.example', tags: ['vip'] });
  const { id, version, email } = await left();
  const merged = await call('POST', `/potentials/${id}/merge`, { member_id: memberId, __v: version });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const [now] = await rows(
    'select email, address, birthdate::text as birthdate, tags, phone from members where id = $1',
    [memberId],
  );
  expect(now).toMatchObject({
    ...{ email: 'own@shop.example', address: expect.stringContaining('Canary Lane') },
    ...{ birthdate: '1990-01-31', tags: ['vip', 'fair'], phone: expect.stringMatching(/^0689/) },
  });
  expect(email).not.toBe(now.email);
  expect(await rows('select member_id, status from potentials where id = $1', [id])).toEqual([
    { member_id: memberId, status: 'Inactive' },
  ]);
  const again = await call('POST', `/potentials/${id}/merge`, { member_id: memberId, __v: version + 1 });
  expect([again.status, again.body.code]).toEqual([422, 'E07001']);
  const erased = await erase(id, version + 1);
  expect([erased.status, erased.body.code, erased.body.details]).toEqual([
    422,
    'ERASURE_REFUSED',
    { reason: 'MEMBER' },
  ]);
  const found = await call('GET', `/members/${memberId}/data`);
  expect(found.body.registration).toHaveLength(1);
});

test('one potential is merged once: of two who merge, or merge and erase, in one moment one is refused', async () => {
  const merge = (of: { id: string; version: number }, into: string) =>
    call('POST', `/potentials/${of.id}/merge`, { member_id: into, __v: of.version });
  const tagged = () => rows("select id from members where 'fair' = any(tags)").then(({ length }) => length);
  const [one, other] = [await member({ email: '' }), await member({ email: '' })];
  const before = await tagged();
  const twice = await left();
  const answers = await Promise.all([merge(twice, one), merge(twice, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await tagged()).toBe(before + 1);
  const erased = await left();
  const [merged, gone] = await Promise.all([merge(erased, await member()), erase(erased.id, erased.version)]);
  const there = (await call('GET', `/potentials/${erased.id}`)).status;
  expect([200, 404]).toContain(there);
  expect(gone.status === 200).toBe(there === 404);
  expect([200, 404, 422]).toContain(merged.status);
});

test('one phone that two potentials left goes to one member, also when both are merged in one moment', async () => {
  const [first, second] = [await left(), await left()];
  await rows('update potentials set phone = (select phone from potentials where id = $1) where id = $2', [
    first.id,
    second.id,
  ]);
  const into = [await member(), await member()];
  await rows('update members set phone = null where id = any($1)', [into]);
  const answers = await Promise.all(
    [first, second].map(async ({ id }, index) => {
      const [row] = await rows('select version from potentials where id = $1', [id]);
      return call('POST', `/potentials/${id}/merge`, { member_id: into[index], __v: Number(row?.version) });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const phones = await rows('select phone from members where id = any($1) and phone is not null', [into]);
  expect(phones).toHaveLength(1);
});

test('the right to write customers is needed for all of it', async () => {
  const { id, version } = await left();
  const cashier = await gateway.signIn('cashier');
  const refused = [
    await call('GET', `/potentials/${id}/data`, undefined, cashier),
    await call('GET', `/potentials/${id}/erasure`, undefined, cashier),
    await call('POST', `/potentials/${id}/erasure`, { __v: version }, cashier),
    await call('POST', `/potentials/${id}/merge`, { member_id: await member(), __v: version }, cashier),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('PERMISSION'));
});
