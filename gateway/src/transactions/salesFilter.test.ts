import { weekdayIndex } from '@taem/domain/time/calendar.ts';
import { salesQuery } from '@taem/domain/transactions/salesQuery.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';

type Criteria = Parameters<typeof salesQuery>[0];

/** A sale as stored, with all its rows. */
interface Sale {
  id: string;
  day: string;
  time: string;
  status: string;
  member: string | null;
  tier: string | null;
  gender: string | null;
  born: string | null;
  seen: { gender: string | null; age: string | null } | null;
  revenue: number;
  discount: number;
  items: {
    type: string;
    product: string | null;
    category: string | null;
    offer: string | null;
    paid: number;
    off: number;
  }[];
  tenders: { type: string; institute: string | null; amount: number }[];
}

const gateway = testGateway();
let token: string;
let sales: Sale[];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ADDONS = 'total_revenue,total_discount,total_members,item_amount,tender_amount,offer_discount';

beforeAll(async () => {
  const { database, realm } = gateway;
  const chance = createChance(65);
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(chance, realm, 150)) await writeSale(client, sale, realm.ids.owner);
    await client.query("update members set gender = 'Female', birthdate = '2001-03-01' where id = $1", [
      realm.ids.mali,
    ]);
    const { rows } = await client.query<{ sale: Sale }>(READ_SALES);
    sales = rows.map(({ sale }) => sale);
  });
  token = await gateway.signIn('owner');
});

const READ_SALES = `select json_build_object('id', t.id, 'day', t.business_date, 'time', t.create_local_time, 'status', t.status,
  'member', t.member_id, 'tier', t.tier_id, 'gender', m.gender, 'born', m.birthdate, 'seen', t.guest, 'revenue', t.total_revenue,
  'discount', t.total_discount,
  'items', (select json_agg(json_build_object('type', i.item_type, 'product', i.product_id, 'category', i.category_id,
    'offer', i.offer_id, 'paid', i.paid_amount, 'off', i.discount_amount)) from transaction_items i where i.transaction_id = t.id),
  'tenders', (select json_agg(json_build_object('type', c.type, 'institute', c.institute_id, 'amount', c.amount))
    from transaction_channels c where c.transaction_id = t.id)) as sale
  from transactions t left join members m on m.id = t.member_id`;

const isIn = <Value>(criteria: readonly (Value | null)[] | null | undefined, value: Value | null) =>
  !criteria || criteria.includes(value);

function ageOf({ member, seen, born, day }: Sale): string | null {
  if (member === null) return seen?.age ?? null;
  if (born === null) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
  return years <= 12 ? '1-12' : years <= 24 ? '13-24' : years <= 60 ? '25-60' : 'Over 60';
}

function newOrReturning(sale: Sale): string | null {
  if (sale.member === null) return null;
  const place = ({ time, id }: Sale) => `${time} ${id}`;
  const isLater = (other: Sale) =>
    other.status === 'Complete' && other.member === sale.member && place(other) < place(sale);
  if (sales.some(isLater)) return 'Returning';
  // H2 A void sale before all others is not the first.
  return sale.status === 'Complete' ? 'New' : null;
}

const items = (criteria: Criteria, { items: rows }: Sale) =>
  rows.filter(
    ({ product, category }) =>
      product !== null && isIn(criteria.productIds, product) && isIn(criteria.categoryIds, category),
  );
const tenders = (criteria: Criteria, { tenders: rows }: Sale) =>
  rows.filter(
    ({ type, institute }) =>
      (!criteria.paymentMethod || criteria.paymentMethod === type) && isIn(criteria.instituteIds, institute),
  );
/** A discount or a special offer. */
const isOffer = (type: string) => type === 'discount' || type === 'offer';
const offers = (criteria: Criteria, { items: rows }: Sale) =>
  rows.filter(({ type, offer }) => isOffer(type) && isIn(criteria.offerIds, offer));

const passes = (criteria: Criteria) => (sale: Sale) =>
  items(criteria, sale).length > 0 &&
  tenders(criteria, sale).length > 0 &&
  (!criteria.offerIds ||
    offers(criteria, sale).length > 0 ||
    (criteria.offerIds.includes(null) && sale.items.every(({ type }) => !isOffer(type)))) &&
  isIn(criteria.tierIds, sale.tier) &&
  isIn(criteria.hours, Number(sale.time.slice(11, 13))) &&
  isIn(criteria.weekdays, WEEKDAYS[weekdayIndex(sale.day) - 1] ?? null) &&
  isIn(criteria.genders, sale.member === null ? (sale.seen?.gender ?? null) : sale.gender) &&
  isIn(criteria.ageRanges, ageOf(sale)) &&
  (!criteria.newOrReturning || criteria.newOrReturning === newOrReturning(sale)) &&
  (!criteria.status || criteria.status === sale.status) &&
  (!criteria.revenue ||
    (sale.revenue >= (criteria.revenue.from ?? 0) * 100 && sale.revenue <= (criteria.revenue.to ?? 1e9) * 100));

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });

const filters = () => {
  const { ids } = gateway.realm;
  return fc
    .record(
      {
        productIds: some(ids.coffee, ids.tea, ids.cake),
        categoryIds: some(ids.drinks, ids.food, null),
        tierIds: some(ids.gold, ids.silver, null),
        hours: some(9, 10, 11, 20, 23),
        weekdays: some('Sunday', 'Monday', 'Friday'),
        offerIds: some(ids.open, null),
        genders: some('Male', 'Female', null),
        ageRanges: some('25-60', 'Over 60', null),
        paymentMethod: fc.constantFrom('Transfer', 'Cash'),
        instituteIds: some(ids.bank, null),
        newOrReturning: fc.constantFrom('New', 'Returning'),
        status: fc.constantFrom('Complete', 'Void'),
        revenue: fc.constantFrom({ from: 150 }, { from: 100.5, to: 400 }),
      },
      { requiredKeys: [] },
    )
    .map((criteria) => Object.fromEntries(Object.entries(criteria).slice(0, 4)) as Criteria);
};

async function read(path: string, query: Record<string, string>) {
  const answer = await gateway.send('GET', path, { token, query });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body.payload;
}

test('MGMT-31 the list and its sums are of the sales that fit all filters, on one line, on one tender', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), async (criteria) => {
      const filter = JSON.stringify(salesQuery(criteria));
      const found = sales.filter(passes(criteria));
      const kept = found.filter(({ status }) => status === 'Complete');
      const sum = (of: (sale: Sale) => number) => kept.reduce((total, sale) => total + of(sale), 0) / 100;
      const add = (rows: readonly number[]) => rows.reduce((total, amount) => total + amount, 0);
      const { transactions } = await read('/transactions', { filter, limit: '1000', projection: 'id' });
      expect(transactions.result.map(({ id }: { id: string }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
      expect(transactions.total[0].count).toBe(found.length);
      const { totals } = await read('/transactions/totals', { filter, addon: ADDONS });
      expect(totals).toMatchObject({
        complete: kept.length,
        void: found.length - kept.length,
        total_revenue: sum(({ revenue }) => revenue),
        total_discount: sum(({ discount }) => discount),
        total_members: new Set(kept.flatMap(({ member }) => member ?? [])).size,
        item_amount: sum((sale) => add(items(criteria, sale).map(({ paid }) => paid))),
        tender_amount: sum((sale) => add(tenders(criteria, sale).map(({ amount }) => amount))),
      });
      if (!criteria.offerIds?.includes(null))
        expect(totals.offer_discount).toBe(sum((sale) => add(offers(criteria, sale).map(({ off }) => off))));
      const { totals: usual } = await read('/transactions/totals', { filter });
      expect(totals).toMatchObject(usual);
    }),
    { numRuns: 60, seed: 65 },
  );
});

test('MGMT-31 a void changes what is new about a later sale at once, which nothing remembers', async () => {
  const { database, realm } = gateway;
  const filter = JSON.stringify(salesQuery({ newOrReturning: 'New', memberId: realm.ids.mali, status: 'Complete' }));
  const first = async () => (await read('/transactions', { filter, limit: '10' })).transactions.result;
  const [before] = await first();
  await database.withRealm(realm.id, (client) =>
    client.query("update transactions set status = 'Void' where id = $1", [before.id]),
  );
  const [after, ...more] = await first();
  expect([after.id === before.id, more]).toEqual([false, []]);
  await database.withRealm(realm.id, (client) =>
    client.query("update transactions set status = 'Complete' where id = $1", [before.id]),
  );
});

test.each([
  ['a name that nobody knows', { filter: '{"product_id":"x"}' }, 'filter.product_id'],
  ['one within a line', { filter: '{"item":{"colour":"red"}}' }, 'filter.item.colour'],
  ['one within a tender', { filter: '{"$and":[{"tender":{"type":"Cash","bank":"x"}}]}' }, 'filter.$and.0.tender.bank'],
  ['a line that is none', { filter: '{"item":["coffee"]}' }, 'filter.item'],
  ['an hour that is none', { filter: '{"hour":{"$in":["noon"]}}' }, 'filter.hour.$in'],
  ['a name beside the filter', { tier_id: 'x' }, 'tier_id'],
  [
    'S9 one condition too many, wherever they stand',
    { filter: JSON.stringify({ $and: Array(600).fill({ item: { product_id: null, category_id: null } }) }) },
    'filter',
  ],
  [
    'S9 a line below too many levels',
    { filter: `${'{"$and":['.repeat(4)}{"item":{"product_id":null}}${']}'.repeat(4)}` },
    'filter.$and.0.$and.0.$and.0.$and.0.item',
  ],
  ['a total of no name', { addon: 'secrets' }, 'addon'],
])('MGMT-31 %s is refused by its place, and not ignored', async (_, query, path) => {
  for (const address of path === 'addon' ? ['/transactions/totals'] : ['/transactions', '/transactions/totals']) {
    const { status, body } = await gateway.send('GET', address, { token, query: { limit: '1', ...query } });
    expect([status, body.message?.[0]?.path]).toEqual([400, path]);
  }
});

test.each([
  ['lines', { item: null }],
  ['tenders', { 'payment_channels.type': 'Cash' }],
])('a filter asks for %s a few times: each may be joined to all sales', async (_, condition) => {
  const ask = async (path: string, times: number) => {
    const filter = JSON.stringify({ $and: Array.from({ length: times }, () => condition) });
    const query = { by: 'gender', limit: '10', filter };
    return await gateway.send('GET', path, {
      token,
      query: path === '/transactions' ? { limit: '10', filter } : query,
    });
  };
  for (const path of ['/transactions', '/stat/breakdown']) {
    expect((await ask(path, 8)).status).toBe(200);
    const { status, body } = await ask(path, 9);
    expect({ status, path: body.message[0].path }).toEqual({ status: 400, path: 'filter' });
  }
});
