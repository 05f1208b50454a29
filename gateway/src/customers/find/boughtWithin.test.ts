import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldAllRealms } from '../../rollups/foldRollups.ts';
import { rollupFaults } from '../../rollups/rollupFaults.ts';
import { createChance, thinkOfSales, writeSale } from '../../testing/randomShop.ts';
import { testGateway } from '../../testing/testGateway.ts';

const chance = createChance(70);
const RULE = 'who bought what in settled days and months equals the raw sales';

const gateway = testGateway();
let token: string;
let buyers: string[];

beforeAll(async () => {
  token = await gateway.signIn('owner');
  buyers = await register(20);
  await sell(60);
  await settle();
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  await gateway.database.inTransaction(
    gateway.realm.id,
    async (client) => (await client.query<Row>(text, values)).rows,
  );

const settle = (): Promise<void> => foldAllRealms(gateway.database);

const register = async (count: number) =>
  (
    await rows<{ id: string }>(
      "insert into members (code, firstname, lastname) select gen_random_uuid(), '-', '-' from generate_series(1, $1::int) returning id",
      [count],
    )
  ).map(({ id }) => id);

async function sell(count: number, to = buyers): Promise<void> {
  const { realm, database } = gateway;
  await database.inTransaction(realm.id, async (client) => {
    for (const sale of thinkOfSales(chance, realm, count)) {
      const member = sale.member && (to[chance(to.length)] ?? null);
      await writeSale(client, { ...sale, member, earn: 0, redeem: 0, void: false }, realm.ids.owner);
    }
  });
}

const oneSale = (member: string) =>
  `(select t.id from transactions t where status = 'Complete' and ${member} order by md5(id::text || '${chance(1000)}') limit 1)`;

const CHANGES = {
  nothing: async () => undefined,
  sell: () => sell(1),
  settle,
  'fold alone': () => rows('select fold_rollups($1, 3)', [gateway.realm.id]),
  'settle a little': () => rows('select settle_spans($1, 3)', [gateway.realm.id]),
  void: () =>
    rows(
      `select void_transaction(jsonb_build_object('realm_id', $1::uuid, 'transaction_id', t.id, 'version', t.version, 'by_id', $2::uuid,
        'stock', '[]'::jsonb, 'member', jsonb_build_object('entries', '[]'::jsonb, 'tier_id', m.tier_id, 'new_tier_id', m.tier_id)))
        from transactions t join members m on m.id = t.member_id where t.id = ${oneSale('member_id is not null')}`,
      [gateway.realm.id, gateway.realm.ids.owner],
    ),
};

/** Moves sales to another account and back, as a merge and its undoing do. */
async function whileMoved(look: () => Promise<void>): Promise<void> {
  const sales = await rows<{ id: string; member: string }>(
    `select id, member_id as member from transactions where id = ${oneSale('member_id is not null')}`,
  );
  const [other] = await register(1);
  const move = async (isBack: boolean) => {
    for (const { id, member } of sales) {
      const [from, to] = isBack ? [other, member] : [member, other];
      await rows('select move_sales(array[$1::uuid], $2::uuid, $3::uuid)', [id, from, to]);
    }
  };
  await move(false);
  await look();
  await move(true);
}

interface Purchase {
  goods: readonly string[];
  from?: string;
  to?: string;
  branch?: 'ari' | 'bangRak';
}

async function found(
  { goods: [goods = 'cake', ...others], from, to, branch }: Purchase,
  by: { token?: string } = {},
): Promise<string[]> {
  const { ids } = gateway.realm;
  const isCategory = goods === 'drinks';
  const bought = {
    ...(isCategory ? { category_ids: [ids.drinks] } : { product_ids: [ids[goods as 'cake']] }),
    ...(others.includes('drinks') && { category_ids: [ids.drinks] }),
    ...{ from, to, ...(branch && { branch_id: ids[branch] }) },
  };
  const query = { filter: JSON.stringify({ bought }), projection: 'id', limit: '1000', sort: '{"code":1}' };
  const { body } = await gateway.send('GET', '/members', { token: by.token ?? token, query });
  const first = await gateway.send('GET', '/members', {
    token: by.token ?? token,
    query: { ...query, limit: '1' },
  });
  expect(first.body.payload.members.total).toEqual(body.payload.members.total);
  return body.payload.members.result.map(({ id }: { id: string }) => id).sort();
}

async function expected({ goods, from, to, branch }: Purchase): Promise<string[]> {
  const ids = goods.map((name) => gateway.realm.ids[name as 'cake']);
  const members = await rows<{ id: string }>(
    `select distinct t.member_id as id from transactions t join transaction_items i on i.transaction_id = t.id
      where t.status = 'Complete' and t.member_id is not null and i.product_id is not null
        and (i.product_id = any($1::uuid[]) or i.category_id = any($1::uuid[]))
        and t.business_date between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
        and t.branch_id = coalesce($4::uuid, t.branch_id)`,
    [ids, from ?? null, to ?? null, branch ? gateway.realm.ids[branch] : null],
  );
  return members.map(({ id }) => id).sort();
}

const day = fc.date({ min: new Date('2025-12-20'), max: new Date('2026-06-10'), noInvalidDate: true });
const asks = fc.record(
  {
    goods: fc.constantFrom(['coffee'], ['tea'], ['cake'], ['drinks'], ['cake', 'drinks']),
    from: day.map((date) => date.toISOString().slice(0, 10)),
    to: day.map((date) => date.toISOString().slice(0, 10)),
    branch: fc.constantFrom('ari' as const, 'bangRak' as const),
  },
  { requiredKeys: ['goods'] },
);

describe('CUST-05 a member who bought something in a period is found exactly', () => {
  test('whatever was sold, voided, folded and settled before', async () => {
    const change = fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, asks), { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const [name, purchase] of steps) {
          await CHANGES[name]();
          expect(await found(purchase), JSON.stringify([name, purchase])).toEqual(await expected(purchase));
          expect(await rows(rollupFaults[RULE] as string)).toEqual([]);
        }
      }),
      { numRuns: 12, seed: 70 },
    );
  });

  test.each([
    ['unfolded', false],
    ['folded and settled', true],
  ])('while its sales are those of another account, %s', async (_, isSettled) => {
    await settle();
    const purchase = { goods: ['coffee', 'drinks'] };
    await whileMoved(async () => {
      if (isSettled) await settle();
      expect(await found(purchase)).toEqual(await expected(purchase));
    });
    expect(await found(purchase)).toEqual(await expected(purchase));
  });
});

test('OP-30 a user who works in one branch finds who bought there, and asks for no other', async () => {
  const { database, realm } = gateway;
  const setBranches = (branches: string[]) =>
    database.withRealm(realm.id, (client) =>
      client.query("update merchant_users set branch_ids = $1 where username = 'cashier'", [branches]),
    );
  await setBranches([realm.ids.ari]);
  try {
    const cashier = await gateway.signIn('cashier');
    for (const goods of [['coffee'], ['cake', 'drinks']]) {
      const there = await expected({ goods, branch: 'ari' });
      expect(there).not.toEqual(await expected({ goods }));
      expect(await found({ goods }, { token: cashier })).toEqual(there);
      expect(await found({ goods, branch: 'ari' }, { token: cashier })).toEqual(there);
    }
    const filter = JSON.stringify({ bought: { product_ids: [realm.ids.cake], branch_id: realm.ids.bangRak } });
    const refused = await gateway.send('GET', '/members', { token: cashier, query: { filter } });
    expect(refused.body).toMatchObject({ code: 'VALIDATION', message: [{ path: 'filter.bought.branch_id' }] });
  } finally {
    await setBranches([]);
  }
});

test('a member’s place in the bits never leaves the gateway, as it would reveal to one shop how another grows', async () => {
  const [member] = await rows<{ id: string }>('select id from members order by number limit 1');
  await gateway.send('PATCH', `/members/${member?.id}`, { token, body: { __v: 1, nickname: 'มด' } });
  const ask = async (path: string, query: Record<string, string> = {}) => gateway.send('GET', path, { token, query });
  for (const path of [`/members/${member?.id}`, '/members', '/stat/members']) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(JSON.stringify(answer.body)).not.toMatch(/"number"/);
  }
  const statement = "select id from changes where record = 'members' and (before ? 'number' or after ? 'number')";
  expect(await rows(statement)).toEqual([]);
  const listQuery = { filter: '{"number":1}', sort: '{"number":1}', projection: 'number', addon: 'number' };
  for (const [name, value] of Object.entries(listQuery))
    for (const path of ['/members', '/stat/members'])
      expect([path, name, (await ask(path, { [name]: value })).status]).toEqual([path, name, 400]);
});

test('a day is settled only when it is over, and a month when all of its days are', async () => {
  await settle();
  const [spans] = await rows<{ days: number; months: number; last: string; sold: string }>(`
    select count(*) filter (where first_day = last_day)::int as days, count(*) filter (where first_day < last_day)::int as months,
      max(last_day)::text as last, (select max(business_date)::text from daily_sales) as sold from settled_spans`);
  const [sales] = await rows<{ days: number; months: number }>(`
    select count(distinct business_date)::int - 1 as days,
      count(distinct date_trunc('month', business_date))::int - 1 as months
    from daily_sales where customer_type = 'Member'`);
  expect(spans).toMatchObject({ ...sales });
  expect(Number(spans && spans.last < spans.sold)).toBe(1);
});

test('a fault in what is settled is found by the check of the books', async () => {
  await settle();
  const spoil =
    'update span_buyers set buyers = ~buyers where goods_id = $1 and first_day = (select min(first_day) from settled_spans)';
  const { drinks } = gateway.realm.ids;
  await rows(spoil, [drinks]);
  expect(await rows(rollupFaults[RULE] as string)).not.toEqual([]);
  await rows(spoil, [drinks]);
  expect(await rows(rollupFaults[RULE] as string)).toEqual([]);
});

test('CUST-05 a total by what was bought is counted again after a sale', async () => {
  const purchase = { goods: ['drinks'] };
  const [newcomer = ''] = await register(1);
  const before = await found(purchase);
  await sell(10, [newcomer]);
  expect(await found(purchase)).toEqual([...before, newcomer].sort());
});
