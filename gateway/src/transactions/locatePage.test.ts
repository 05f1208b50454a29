import { beforeAll, expect, test } from 'vitest';
import { createChance, type RandomSale, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let token: string;
let sales: RandomSale[];

beforeAll(async () => {
  const { realm, database } = gateway;
  const chance = createChance(7);
  sales = thinkOfSales(chance, realm, 180);
  await database.withRealm(realm.id, async (client) => {
    for (const sale of sales) {
      await writeSale(client, sale, realm.ids.owner);
      if (chance(40) === 0) await client.query('select fold_rollups($1, 50)', [realm.id]);
    }
  });
  token = await gateway.signIn('owner');
});

/** Sorts by time; sales of the same moment by id, in the same direction. */
const inOrder = (direction: 1 | -1) => (a: RandomSale, b: RandomSale) => {
  const [one, other] = [`${a.day} ${a.time}`, `${b.day} ${b.time}`];
  return one + a.id < other + b.id ? -direction : direction;
};

const LISTS: {
  title: string;
  query: () => Record<string, string>;
  keeps: (sale: RandomSale) => boolean;
  direction?: 1;
}[] = [
  { title: 'all', query: () => ({}), keeps: () => true },
  { title: 'oldest first', query: () => ({ sort: '{"create_local_time":1}' }), keeps: () => true, direction: 1 },
  {
    title: 'of whole and broken months',
    query: () => ({ from: '2026-01-20', to: '2026-04-03', filter: '{"bill_detail":{"$ne":null}}' }),
    keeps: ({ day }) => day >= '2026-01-20' && day <= '2026-04-03',
  },
  {
    title: 'by the clock of whole days (CALL-41)',
    query: () => ({
      filter: '{"create_local_time":{"$gte":"2026-02-03 00:00:00","$lte":"2026-02-27 23:59:59"}}',
    }),
    keeps: ({ day }) => day >= '2026-02-03' && day <= '2026-02-27',
  },
  {
    title: 'of a branch, Complete',
    query: () => ({ branch_id: gateway.realm.ids.ari, filter: '{"status":"Complete"}' }),
    keeps: (sale) => sale.branch === gateway.realm.ids.ari && !sale.void,
  },
  { title: 'Void (CALL-42)', query: () => ({ filter: '{"status":"Void"}' }), keeps: (sale) => sale.void },
  { title: 'before the shop opened', query: () => ({ to: '1800-01-01' }), keeps: () => false },
  {
    title: 'to guests',
    query: () => ({ filter: '{"member_id":null}' }),
    keeps: ({ member }) => member === null,
  },
  {
    title: 'to members, Void, of some days',
    query: () => ({ from: '2026-01-20', to: '2026-04-03', filter: '{"member_id":{"$ne":null},"status":"Void"}' }),
    keeps: (sale) => sale.member !== null && sale.void && sale.day >= '2026-01-20' && sale.day <= '2026-04-03',
  },
  {
    title: 'that is not counted by day',
    query: () => ({ filter: '{"total_qty":{"$gte":0},"member_id":null}' }),
    keeps: ({ member }) => member === null,
  },
];

test.each(LISTS)('every page of the list $title is where it belongs, with the total', async (list) => {
  const expected = sales.filter(list.keeps).sort(inOrder(list.direction ?? -1));
  for (let skip = 0; skip <= expected.length; skip += 23) {
    const query = { ...list.query(), limit: '23', skip: String(skip), projection: 'business_date' };
    const { body } = await gateway.send('GET', '/transactions', { token, query });
    expect(body.payload.transactions).toEqual({
      total: [{ count: expected.length }],
      result: expected.slice(skip, skip + 23).map(({ id, day }) => ({ id, business_date: day })),
    });
  }
});

test('pages of a user of one branch hold only its sales', async () => {
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update merchant_users set branch_ids = $1 where username = 'cashier'", [[gateway.realm.ids.ari]]),
  );
  const cashier = await gateway.signIn('cashier');
  const query = { limit: '5', projection: 'branch_id' };
  const own = (await gateway.send('GET', '/transactions', { token: cashier, query })).body.payload.transactions;
  expect(own.total).toEqual([{ count: sales.filter(({ branch }) => branch === gateway.realm.ids.ari).length }]);
  const other = { ...query, branch_id: gateway.realm.ids.bangRak };
  const empty = (await gateway.send('GET', '/transactions', { token: cashier, query: other })).body.payload
    .transactions;
  expect(empty).toEqual({ total: [{ count: 0 }], result: [] });
});
