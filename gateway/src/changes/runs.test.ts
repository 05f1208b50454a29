import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../resources.ts';
import { finishedRun } from '../testing/finishedRun.ts';
import { testGateway } from '../testing/testGateway.ts';
import { testRecords } from '../testing/testRecords.ts';

/** Resources that record themselves who did what. */
const WITHOUT_HISTORY = ['stock-import', 'stock-counts'];

const gateway = testGateway();
let owner: string;
let counter = 0;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const rows = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, async (client) => (await client.query(text, values)).rows);
const rowOf = async (table: string, id: string) => {
  const [found] = await rows(`select to_jsonb(t) - 'version' as row from ${table} t where id = $1`, [id]);
  return found?.row ?? null;
};
const latestSet = async () => (await rows('select id from change_sets order by id desc limit 1'))[0].id as string;
const revert = async (setId: string, { token = owner, change_id }: { token?: string; change_id?: string } = {}) => {
  counter += 1;
  const headers = { 'idempotency-key': `revert-${counter}-key` };
  const answer = await gateway.send('POST', `/change-sets/${setId}/revert`, { token, headers, body: { change_id } });
  return finished(answer.body.payload ?? answer.body, token);
};
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
const finished = (run: any, token = owner) => finishedRun(gateway, run, token);
const save = async (path: string, id: string, body: object, token = owner) => {
  const table = resources.find((resource) => resource.path === path)?.table;
  const [{ version }] = await rows(`select version from ${table} where id = $1`, [id]);
  const answer = await gateway.send('PATCH', `/${path}/${id}`, { token, body: { ...body, __v: version } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

describe('taking back', () => {
  test('issue 36 the address of a branch comes back whole, as one line and as its parts', async () => {
    const id = gateway.realm.ids.ari ?? '';
    const [place] = await rows("select id from sub_districts where code = '100703'");
    const inOneLine = await rowOf('merchant_branches', id);
    await save('merchant-branches', id, { house_no: '99/1', road: 'พระรามที่ 1', sub_district_id: place.id });
    const first = await latestSet();
    const byParts = await rowOf('merchant_branches', id);
    expect(byParts).toMatchObject({ postcode: '10330', address: expect.stringMatching(/^เลขที่ 99\/1 .* 10330$/) });
    await save('merchant-branches', id, { road: 'พระรามที่ 4' });
    const second = await latestSet();
    await save('merchant-branches', id, { address: '7 Silom Road' });
    expect(await revert(await latestSet())).toMatchObject({ changed: 1, left: [] });
    expect(await revert(second)).toMatchObject({ changed: 1, left: [] });
    expect(await rowOf('merchant_branches', id)).toEqual(byParts);
    expect(await revert(first)).toMatchObject({ changed: 1, left: [] });
    expect(await rowOf('merchant_branches', id)).toEqual(inOneLine);
  });

  test('every kind of record is again what it was, to the byte, after each write of it is taken back', async () => {
    for (const { path, table, create, update, remove } of resources) {
      const record = testRecords[path];
      const body = record?.create?.(gateway.realm.ids, 5_000);
      if (!create || !body || WITHOUT_HISTORY.includes(path)) continue;
      const created = await gateway.send('POST', `/${path}`, { token: owner, body });
      const { id } = created.body.data;
      const creation = await latestSet();
      const kept = await rowOf(table, id);
      if (update && record?.update) {
        await save(path, id, record.update);
        const changed = await rowOf(table, id);
        expect(await revert(await latestSet()), path).toMatchObject({ state: 'done', changed: 1, left: [] });
        expect({ ...(await rowOf(table, id)), last_activity_time: 0 }).toEqual({ ...kept, last_activity_time: 0 });
        expect(await revert(await latestSet()), path).toMatchObject({ changed: 1, left: [] });
        expect({ ...(await rowOf(table, id)), last_activity_time: 0 }).toEqual({ ...changed, last_activity_time: 0 });
        await revert(await latestSet());
      }
      if (remove) {
        expect((await gateway.send('DELETE', `/${path}/${id}`, { token: owner })).status).toBe(200);
        const back = await revert(await latestSet());
        if (path === 'offers' && body && 'authorize_pin' in body) {
          expect(back, path).toMatchObject({
            changed: 1,
            left_count: 0,
            left: [{ record_id: id, reason: 'WITHOUT_PIN' }],
          });
          expect(await rowOf(table, id), path).toEqual({ ...kept, authorize_pin: null, status: 'Inactive' });
          continue;
        }
        expect(back, path).toMatchObject({ changed: 1, left: [] });
        const hidden = { password_hash: 0, authorize_pin: 0 };
        expect({ ...(await rowOf(table, id)), ...hidden }, path).toEqual({ ...kept, ...hidden });
      }
      if (update && path === 'potentials') continue;
      expect(await revert(creation), path).toMatchObject({ changed: 1, left: [] });
      expect(await rowOf(table, id), path).toBeNull();
    }
  });

  test('what someone changed since is left, with who did it and when; the rest is undone', async () => {
    const { coffee, tea } = gateway.realm.ids;
    const body = { record: 'Product', ids: [coffee, tea], field: 'retailPrice', action: { kind: 'AMOUNT', amount: 5 } };
    const before = await Promise.all([coffee, tea].map((id) => rowOf('products', id)));
    const bulk = await gateway.send('POST', '/bulk-edits', { token: owner, body });
    const { set_id } = await finished(bulk.body.payload);
    await save('products', tea, { retail_price: 99 });
    const undone = await revert(set_id);
    expect(undone).toMatchObject({ changed: 1, same: 0, left_count: 1 });
    expect(undone.left[0]).toMatchObject({ record_id: tea, reason: 'CHANGED', by: 'owner', at: expect.any(String) });
    expect(await rowOf('products', coffee)).toEqual(before[0]);
    expect((await rowOf('products', tea)).retail_price).toBe(9_900);
  });

  test('a user who may not write a record takes nothing of it back', async () => {
    const { cake } = gateway.realm.ids;
    await save('products', cake, { name: 'Cake of today' });
    const set = await latestSet();
    const cashier = await gateway.signIn('cashier');
    expect((await revert(set, { token: cashier })).code).toBe('PERMISSION');
    const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
    expect((await revert(set, { token: foreigner })).code).toBe('NOT_FOUND');
    expect((await rowOf('products', cake)).name).toBe('Cake of today');
  });

  test('S12 what someone may not see they do not write over by taking it back', async () => {
    const { mali, cashier: who, cashierRole } = gateway.realm.ids;
    await save('members', mali, { merchant_remark: 'คุยเรื่องกาแฟ' });
    const setId = await latestSet();
    const right = (page: string, action: string) => ({ object_code: `Page.Merchant.${page}`, action_codes: [action] });
    const rights = [right('Business_Insight', 'Read'), right('Customer_Insight', 'Write')];
    const role = "insert into merchant_roles (name, authorizes) values ('Writes unseen', $1) returning id";
    const [{ id: roleId }] = await rows(role, [JSON.stringify(rights)]);
    await rows('update merchant_users set role_id = $2 where id = $1', [who, roleId]);
    const refused = await revert(setId, { token: await gateway.signIn('cashier') });
    await rows('update merchant_users set role_id = $2 where id = $1', [who, cashierRole]);
    expect(refused).toMatchObject({ changed: 0, left: [{ record_id: mali, reason: 'PERMISSION' }] });
    expect(await rowOf('members', mali)).toMatchObject({ merchant_remark: 'คุยเรื่องกาแฟ' });
  });

  test('what the shop was set up with is not taken back', async () => {
    const [{ id }] = await rows("select id from change_sets where source = 'system' limit 1");
    expect((await revert(id)).code).toBe('VALIDATION');
  });

  test('a password is not taken back', async () => {
    const { cashier } = gateway.realm.ids;
    const body = { password: 'quite another horse' };
    await gateway.send('PATCH', `/merchant-users/${cashier}/password`, { token: owner, body });
    expect(await revert(await latestSet())).toMatchObject({ changed: 0, left: [{ reason: 'SECRET' }] });
  });

  test('ADR 0029 the user’s e-mail is not given back to someone who only found the session open', async () => {
    const { owner: user } = gateway.realm.ids;
    await save('merchant-users', user, { email: 'another@shop.example' });
    const set = await latestSet();
    const aged = (interval: string) =>
      rows(`update sessions set created_at = created_at - interval '${interval}' where user_id = $1`, [user]);
    await aged('1 hour');
    expect(await revert(set)).toMatchObject({ changed: 0, left: [{ record_id: user, reason: 'RULE' }] });
    expect((await rowOf('merchant_users', user)).email).toBe('another@shop.example');
    await aged('-1 hour');
    expect(await revert(set)).toMatchObject({ changed: 1, left: [] });
  });

  test('what others refer to is not taken away', async () => {
    const name = 'New category';
    const created = await gateway.send('POST', '/product-categories', {
      token: owner,
      body: { name, type: 'Product' },
    });
    const set = await latestSet();
    await save('products', gateway.realm.ids.cake, { category_id: created.body.data.id, sub_category_id: null });
    expect(await revert(set)).toMatchObject({ changed: 0, left: [{ reason: 'IN_USE', name }] });
  });
});

describe('many at once', () => {
  const bulk = async (body: object, path = '/bulk-edits', key = '') => {
    counter += 1;
    const headers = { 'idempotency-key': key || `bulk-${counter}-edit` };
    return gateway.send('POST', path, { token: owner, headers, body: { record: 'Product', ...body } });
  };
  const percent = { field: 'retailPrice', action: { kind: 'PERCENT', percent: 10, round_to: 1, rounding: 'UP' } };
  const prices = () => rows(`select id, to_jsonb(t) - 'version' as row from products t order by id`);

  test('the preview finds what the edit then does, and changes nothing', async () => {
    const before = await prices();
    const { payload } = (await bulk(percent, '/bulk-edits/preview')).body;
    expect(payload).toMatchObject({ count: before.length, changing: before.length, same: 0, left: [] });
    expect(payload.examples[0]).toMatchObject({
      before: { json: expect.any(String) },
      after: { json: expect.any(String) },
    });
    expect(await prices()).toEqual(before);
    const done = await finished((await bulk({ ...percent, expected: payload.count })).body.payload);
    expect(done).toMatchObject({ state: 'done', total: before.length, changed: before.length, left_count: 0 });
    for (const [index, { row }] of (await prices()).entries()) {
      expect(row.retail_price).toBe(Math.ceil((before[index].row.retail_price * 110) / 10_000) * 100);
    }
    expect(await revert(done.set_id)).toMatchObject({ changed: before.length, left_count: 0 });
    expect(await prices()).toEqual(before);
  });

  test('other records than the preview found are not changed', async () => {
    const before = await prices();
    expect((await bulk({ ...percent, expected: before.length + 1 })).body.code).toBe('123');
    expect(await prices()).toEqual(before);
  });

  test('sent again with the same key it is done once', async () => {
    const { coffee } = gateway.realm.ids;
    const body = { ids: [coffee], field: 'retailPrice', action: { kind: 'AMOUNT', amount: 1 } };
    const before = (await rowOf('products', coffee)).retail_price;
    const [one, two] = await Promise.all([
      bulk(body, undefined, 'the same key'),
      bulk(body, undefined, 'the same key'),
    ]);
    expect(one.body.payload.id).toBe(two.body.payload.id);
    await finished(one.body.payload);
    expect((await rowOf('products', coffee)).retail_price).toBe(before + 100);
  });

  test.each<[string, object, string]>([
    ['a field that is fixed', { field: 'code', action: { kind: 'SET', value: 'x' } }, 'field'],
    ['an action of another kind', { field: 'status', action: { kind: 'PERCENT', percent: 1 } }, 'action.kind'],
    ['a status that there is not', { field: 'status', action: { kind: 'SET', value: 'Gone' } }, 'action.value'],
    ['no tags', { field: 'hashtags', action: { kind: 'ADD_TAGS', tags: [' '] } }, 'action.tags'],
    ['an odd step', { field: 'retailPrice', action: { kind: 'AMOUNT', amount: 1, round_to: 3 } }, 'action.round_to'],
  ])('%s is refused by name', async (_, body, path) => {
    const { status, body: answer } = await bulk(body);
    expect([status, answer.message[0].path]).toEqual([400, path]);
  });

  test('what a rule refuses is left out and reported, in the preview as in the edit', async () => {
    const cheaper = { field: 'retailPrice', action: { kind: 'AMOUNT', amount: -40 } };
    const all = await prices();
    const low = all.filter(({ row }) => row.retail_price < 4_000).length;
    const { payload } = (await bulk(cheaper, '/bulk-edits/preview')).body;
    expect(payload).toMatchObject({ changing: all.length - low, left_count: low });
    const moved = { field: 'categoryId', action: { kind: 'SET', value: gateway.realm.ids.food } };
    const preview = (await bulk(moved, '/bulk-edits/preview')).body.payload;
    const done = await finished((await bulk(moved)).body.payload);
    expect(done).toMatchObject({ changed: preview.changing, left_count: preview.left_count, same: preview.same });
    expect(preview.left_count).toBeGreaterThan(0);
    await revert(done.set_id);
  });

  test('tags are added and taken away', async () => {
    const { coffee } = gateway.realm.ids;
    await bulk({ ids: [coffee], field: 'hashtags', action: { kind: 'ADD_TAGS', tags: ['new, hot'] } });
    expect((await rowOf('products', coffee)).hashtags).toEqual(expect.arrayContaining(['#new', '#hot']));
    await bulk({ ids: [coffee], field: 'hashtags', action: { kind: 'REMOVE_TAGS', tags: ['#hot'] } });
    expect((await rowOf('products', coffee)).hashtags).not.toContain('#hot');
  });

  test('CUST-59 members are given a tag and it is taken from them, in one set; a fourth is refused, and the rest goes on', async () => {
    const { mali } = gateway.realm.ids;
    const [{ id: full }] = await rows(
      "insert into members (code, firstname, lastname, phone, tags) values ('M-FULL', 'Full', 'Tags', '0810000777|TH|+66', '{a,b,c}') returning id",
    );
    const tagsOf = async (id: string) => (await rowOf('members', id)).tags;
    const give = (more: object = {}) => ({
      ...{ record: 'Member', field: 'tags', ids: [mali, full], action: { kind: 'ADD_TAGS', tags: ['ขาประจำ'] } },
      ...more,
    });
    const { payload } = (await bulk(give(), '/bulk-edits/preview')).body;
    expect(payload).toMatchObject({
      count: 2,
      changing: 1,
      left_count: 1,
      left: [{ record_id: full, reason: 'RULE' }],
    });
    const done = await finished((await bulk(give())).body.payload);
    expect(done).toMatchObject({
      changed: 1,
      left: [{ record_id: full, message: 'There would be more than 3 tags.' }],
    });
    expect([await tagsOf(mali), await tagsOf(full)]).toEqual([
      ['vip', 'ขาประจำ'],
      ['a', 'b', 'c'],
    ]);
    const changed = await rows('select record, record_id, before, after from changes where set_id = $1', [done.set_id]);
    expect(changed).toMatchObject([{ record: 'members', record_id: mali, after: { tags: ['vip', 'ขาประจำ'] } }]);
    const take = give({
      ids: null,
      filter: { tags: { $in: ['vip'] } },
      action: { kind: 'REMOVE_TAGS', tags: ['vip'] },
    });
    expect(await finished((await bulk(take)).body.payload)).toMatchObject({ total: 1, changed: 1 });
    expect(await tagsOf(mali)).toEqual(['ขาประจำ']);
    expect(await revert(done.set_id)).toMatchObject({ changed: 0, left: [{ reason: 'CHANGED' }] });
  });

  test('nothing but tags is changed in many members, by no one without the right, and of potential customers nothing', async () => {
    const { mali } = gateway.realm.ids;
    const tag = { record: 'Member', ids: [mali], field: 'tags', action: { kind: 'ADD_TAGS', tags: ['x'] } };
    const status = { field: 'status', action: { kind: 'SET', value: 'Inactive' } };
    expect((await bulk({ ...tag, ...status })).body.code).toBe('VALIDATION');
    expect((await bulk({ ...tag, record: 'Potential' })).body.code).toBe('VALIDATION');
    const headers = { 'idempotency-key': 'tags-without-a-right' };
    const token = await gateway.signIn('nobody');
    const refused = await gateway.send('POST', '/bulk-edits', { token, headers, body: tag });
    expect(refused.body.code).toBe('PERMISSION');
    expect((await rowOf('members', mali)).tags).not.toContain('x');
  });

  test('an interrupted run is found by the user who began it, continues where it stopped, and is done once', async () => {
    const { drinks, owner: user } = gateway.realm.ids;
    const body = { record: 'Product', filter: { category_id: drinks }, keyword: 'Broken', ...percent };
    const created = await rows(
      `insert into products (code, name, retail_price, category_id) select 'B' || n, 'Broken ' || n, 10000, $1
        from generate_series(1, 700) n returning id`,
      [drinks],
    );
    const ids = created.map(({ id }) => id);
    // The state that a process leaves when it ends between two parts.
    const [{ id }] = await rows(
      `insert into change_runs (user_id, kind, asked, items, done, updated_at)
        values ($1, 'bulk', $2, $3, 300, now() - interval '1 minute') returning id`,
      [user, JSON.stringify(body), ids],
    );
    const brokenOff = async (token = owner) =>
      (await gateway.send('GET', '/change-runs', { token })).body.payload.change_runs;
    expect(await brokenOff()).toMatchObject([{ id, kind: 'bulk', type: 'Product', state: 'interrupted', done: 300 }]);
    const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
    expect(await brokenOff(foreigner)).toEqual([]);
    const resume = (token = owner) => gateway.send('POST', `/change-runs/${id}/resume`, { token, body: {} });
    expect((await resume(foreigner)).status).toBe(404);
    const [one] = await Promise.all([resume(), resume()]);
    const done = await finished(one.body.payload);
    expect(done).toMatchObject({ id, state: 'done', total: 700, done: 700, changed: 400 });
    expect(await brokenOff()).toEqual([]);
    const counts = `select retail_price as price, count(*)::int as n from products where name like 'Broken %' group by 1 order by 1`;
    expect(await rows(counts)).toEqual([
      { price: 10_000, n: 300 },
      { price: 11_000, n: 400 },
    ]);
    expect(await revert(done.set_id)).toMatchObject({ changed: 400 });
    await rows(`delete from products where name like 'Broken %'`);
  });

  test('many go in parts of one set, which stops when it is cancelled and goes on from nowhere twice', async () => {
    await rows(
      `insert into products (code, name, retail_price, category_id) select 'M' || n, 'Many ' || n, 10000, $1 from generate_series(1, 1600) n`,
      [gateway.realm.ids.drinks],
    );
    const body = { filter: { category_id: gateway.realm.ids.drinks }, keyword: 'Many', ...percent };
    const started = (await bulk(body)).body.payload;
    const done = await finished(started);
    expect(done).toMatchObject({ state: 'done', total: 1600, changed: 1600, same: 0 });
    const sets = await rows('select distinct set_id from changes where set_id = $1', [done.set_id]);
    expect(sets).toHaveLength(1);
    expect(
      (await rows(`select count(*)::int as n from products where name like 'Many %' and retail_price = 11000`))[0].n,
    ).toBe(1600);
    const undo = await revert(done.set_id);
    expect(undo).toMatchObject({ state: 'done', total: 1600, changed: 1600 });
    expect(
      (await rows(`select count(*)::int as n from products where name like 'Many %' and retail_price = 10000`))[0].n,
    ).toBe(1600);
  });

  test('runs that wait for locked rows leave the connections to everyone else', async () => {
    const { coffee, owner: user } = gateway.realm.ids;
    const body = { record: 'Product', ids: [coffee], ...percent };
    const runs = await rows(
      `insert into change_runs (user_id, kind, asked, items, updated_at)
        select $1, 'bulk', $2, $3, now() - interval '1 minute' from generate_series(1, 4) returning id`,
      [user, JSON.stringify(body), [coffee]],
    );
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let holding: Promise<void> = Promise.resolve();
    await new Promise<void>((held) => {
      holding = gateway.database.inTransaction(gateway.realm.id, async (client) => {
        await client.query('select from products where id = $1 for update', [coffee]);
        held();
        await released;
      });
    });
    const waiting = async () =>
      (
        await rows(
          'select count(*)::int as n from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
        )
      )[0].n;
    const resumed = Array.from({ length: 40 }, (_, n) =>
      gateway.send('POST', `/change-runs/${runs[n % 4].id}/resume`, { token: owner, body: {} }),
    );
    await expect.poll(waiting).toBeGreaterThanOrEqual(2);
    // These runs stopped long ago, and are being resumed.
    for (const { id } of runs) {
      const { body: run } = await gateway.send('GET', `/change-runs/${id}`, { token: owner });
      expect(run.payload).toMatchObject({ state: 'running' });
    }
    expect((await gateway.send('GET', '/products', { token: owner })).status).toBe(200);
    expect((await bulk(body)).body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', details: { retry_after: 10 } });
    letGo();
    await holding;
    for (const { body: answer } of await Promise.all(resumed)) {
      expect(await finished(answer.payload)).toMatchObject({ state: 'done', changed: 1 });
    }
  });
});
