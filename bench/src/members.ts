import type { MemberFilter } from '@taem/domain/customers/find/memberFilter.ts';
import { memberQuery } from '@taem/domain/customers/find/memberQuery.ts';
import pg from 'pg';
import { type BenchShop, startShops } from './dashboard/Shops.ts';
import { read } from './dashboard/timeReads.ts';
import { loadMembers } from './loadMembers.ts';
import { loadSales, progressBar } from './loadSales.ts';
import type { BenchResult } from './run.ts';

const DEMO_MEMBERS = 2_000;
const COMBINATIONS = 200;
const ROUNDS = 60;
const WARM_UP = 5;
const PAGE = 10;

type Asked = MemberFilter<string, string>;

/** The search of members: `members 20000 100000` for another number of members and sales than 200,000 and 1,000,000. */
export default async function members([count = '200000', sold = '1000000']: string[]): Promise<BenchResult[]> {
  const [people, sales] = [Number(count), Number(sold)];
  const { shops, stop } = await startShops(['small', 'large']);
  try {
    const [small, large] = shops;
    if (!small || !large) throw new Error('two shops are needed');
    for (const [shop, more, bills] of [
      [small, 0, Math.round((sales * DEMO_MEMBERS) / people)],
      [large, people - DEMO_MEMBERS, sales],
    ] as const) {
      await loadMembers(shop.databaseUrl, more);
      await describe(shop.databaseUrl);
      await loadSales(shop.databaseUrl, bills, progressBar('sales'));
    }
    const size = `${people.toLocaleString('en')} members and ${sales.toLocaleString('en')} sales`;
    return [
      await searches(small, large, size),
      await farPages(large, size),
      await combinations(large, await goodsOf(large), size),
    ];
  } finally {
    await stop();
  }
}

/** What people write of members, so that filters find some of them. */
async function describe(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from realms where code = 'taem'");
    await client.query("select set_config('app.realm_id', $1, false)", [rows[0]?.id]);
    // No change of anybody: it is how they are loaded.
    await client.query('set session_replication_role = replica');
    await client.query(`update members set
      gender = (array['Female', 'Male', 'Other'])[1 + floor(random() * 3)::int],
      birthdate = date '1950-01-01' + floor(random() * 21000)::int,
      created_at = now() - random() * interval '3 years',
      status = case when random() < 0.05 then 'Inactive' else 'Active' end,
      tags = case when random() < 0.6 then '{}' else array['tag' || floor(random() * 50)::int, 'vip'] end`);
    await client.query('vacuum full members');
    await client.query('vacuum (analyze) members');
  } finally {
    await client.end();
  }
}

async function p95(read: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const started = performance.now();
    await read();
    if (round >= 0) times.push(performance.now() - started);
  }
  return part(times, 0.95);
}

const part = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

async function searches(small: BenchShop, large: BenchShop, size: string): Promise<BenchResult> {
  const rows = [];
  for (const keyword of ['สมชาย', 'มะลิ', 'วงศ์', 'นายสมชาย ทอง', '0812', '081-234-5678', '4829', 'M0007']) {
    const path = `members?${new URLSearchParams({ keyword, limit: `${PAGE}`, sort: '{"time":-1}' })}`;
    const [few, many] = [await p95(() => read(small, path)), await p95(() => read(large, path))];
    rows.push({ keyword, small: few.toFixed(1), large: many.toFixed(1), 'of small (<= 2)': (many / few).toFixed(2) });
  }
  return {
    title: `Search by a part of a name or phone with its total, in milliseconds (95th percentile of ${ROUNDS} reads)`,
    rows,
    notes: [`The small shop has ${DEMO_MEMBERS.toLocaleString('en')} members, the large one ${size}.`],
  };
}

async function farPages(large: BenchShop, size: string): Promise<BenchResult> {
  const rows = [];
  const far = Math.min(10_000, Math.floor(Number(await totalOf(large, {})) / PAGE));
  for (const sort of ['{"time":-1}', '{"firstname":1}', '{"code":1}', '{"accum.payment.total_revenue":-1}']) {
    const page = (number: number) =>
      read(large, `members?${new URLSearchParams({ limit: `${PAGE}`, skip: `${(number - 1) * PAGE}`, sort })}`);
    const [first, last] = [await p95(() => page(1)), await p95(() => page(far))];
    rows.push({
      sort,
      'page 1': first.toFixed(1),
      [`page ${far}`]: last.toFixed(1),
      'of page 1 (<= 1.5)': (last / first).toFixed(2),
    });
  }
  return { title: `Pages of ${size}, in milliseconds (95th percentile of ${ROUNDS} reads)`, rows, notes: [] };
}

interface Lists {
  payload: Record<string, { result: { id: string }[] }>;
}

interface Goods {
  products: string[];
  categories: string[];
  tiers: string[];
}

async function goodsOf(shop: BenchShop): Promise<Goods> {
  const idsOf = async (path: string): Promise<string[]> => {
    const { payload } = JSON.parse(await read(shop, `${path}?limit=20&projection=id`)) as Lists;
    return Object.values(payload).flatMap(({ result }) => result.map(({ id }) => id));
  };
  return {
    products: await idsOf('products'),
    categories: await idsOf('product-categories'),
    tiers: await idsOf('member-tiers'),
  };
}

/** Numbers below one, the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

function conditionsOf(
  { products, categories, tiers }: Goods,
  chance: () => number,
): Readonly<Record<string, () => Asked>> {
  const upTo = (most: number) => Math.floor(chance() * most);
  const pick = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value;
  const range = (most: number) => {
    const from = upTo(most);
    return { from, to: from + upTo(most) };
  };
  const since = (most: number) => {
    const ago = 1 + upTo(most);
    return { from: day(ago), to: day(upTo(ago)) };
  };
  return {
    tier: () => ({ tierIds: [pick(tiers)] }),
    'not tier': () => ({ tiersNot: [pick(tiers)] }),
    gender: () => ({ genders: [pick(['Female', 'Male'])] }),
    age: () => ({ age: range(60) }),
    birthday: () => ({ birthdayWithinDays: pick([0, 6, 30]) }),
    active: () => ({ activeMonths: 1 + upTo(12) }),
    'non-active': () => ({ nonActiveMonths: 1 + upTo(12) }),
    'last sale': () => ({ lastTransaction: since(300) }),
    times: () => ({ totalTransactions: range(20) }),
    spent: () => ({ totalRevenue: range(20_000) }),
    points: () => ({ remainingPoints: range(1_000) }),
    registered: () => ({ created: since(900) }),
    tag: () => ({ tagsAny: ['vip', `tag${upTo(50)}`] }),
    'not tag': () => ({ tagsNone: [`tag${upTo(50)}`] }),
    'product ever': () => ({ bought: { productIds: [pick(products)] } }),
    'product within days': () => ({ bought: { productIds: [pick(products)], days: since(180) } }),
    'category ever': () => ({ bought: { categoryIds: [pick(categories)] } }),
    'category within days': () => ({ bought: { categoryIds: [pick(categories)], days: since(60) } }),
  };
}

const pathOf = (asked: Asked) =>
  `members?${new URLSearchParams({
    limit: `${PAGE}`,
    sort: '{"time":-1}',
    filter: JSON.stringify(memberQuery(asked, new Date()).filter),
  })}`;

async function totalOf(shop: BenchShop, asked: Asked): Promise<number> {
  return JSON.parse(await read(shop, pathOf(asked))).payload.members.total[0].count;
}

async function combinations(large: BenchShop, goods: Goods, size: string): Promise<BenchResult> {
  const chance = chanceOf(13);
  const conditions = conditionsOf(goods, chance);
  const names = Object.keys(conditions);
  const times: { name: string; ms: number; found: number }[] = [];
  for (let round = -WARM_UP; round < COMBINATIONS; round += 1) {
    const chosen = names.toSorted(() => chance() - 0.5).slice(0, 1 + Math.floor(chance() * 4));
    const asked: Asked = Object.assign({}, ...chosen.map((name) => conditions[name]?.()));
    const started = performance.now();
    const found = await totalOf(large, asked);
    if (round >= 0) times.push({ name: chosen.join(', '), ms: performance.now() - started, found });
  }
  const all = times.map(({ ms }) => ms);
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 15);
  return {
    title: `The first page and the total of ${COMBINATIONS} random filters of one to four conditions, each asked once, in milliseconds`,
    rows: [
      { filter: 'median', ms: part(all, 0.5).toFixed(1), found: '' },
      { filter: '95th percentile (<= 100)', ms: part(all, 0.95).toFixed(1), found: '' },
      { filter: 'worst (<= 500)', ms: Math.max(...all).toFixed(1), found: '' },
      ...slowest.map(({ name, ms, found }) => ({ filter: name, ms: ms.toFixed(1), found })),
    ],
    notes: [`${size}. Below the sums the slowest, with how many they found.`],
  };
}
