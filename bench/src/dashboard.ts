import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { type BenchShop, startShops } from './dashboard/Shops.ts';
import { timeReads } from './dashboard/timeReads.ts';
import { loadMembers } from './loadMembers.ts';
import { loadSales, progressBar } from './loadSales.ts';
import type { BenchResult } from './run.ts';

const FEW_SALES = 10_000;
const MANY_SALES = 1_000_000;
const MORE_MEMBERS = 198_000;
const ROUNDS = 60;
const PAGE = 10;
const FAR_PAGE = 5_000;

/**
 * Measures reads whose time must not grow with the shop: the overview dashboard, the list of sales and the search of
 * members, over HTTP.
 */
export default async function dashboard(): Promise<BenchResult> {
  const { shops, stop } = await startShops(['few', 'many']);
  try {
    const [few, many] = shops;
    if (!few || !many) throw new Error('two shops are needed');
    await loadSales(few.databaseUrl, FEW_SALES, progressBar('few'));
    const started = performance.now();
    await loadSales(many.databaseUrl, MANY_SALES, progressBar('many'));
    const loaded = (performance.now() - started) / 1000;
    const rows = [...(await timeDashboards(shops)), ...(await timeLists(many))];
    await loadMembers(many.databaseUrl, MORE_MEMBERS);
    rows.push(...(await timeSearches(shops)));
    return {
      title: `Reads over HTTP, in milliseconds (median of ${ROUNDS} rounds, in turns)`,
      rows,
      notes: [
        `Shops of ${formatCount(FEW_SALES)} and of ${formatCount(MANY_SALES)} sales over thirteen months, otherwise the same; the large one was loaded in ${loaded.toFixed(0)} s.`,
        'The overview dashboard: revenue, transactions, top five products, points earned and redeemed, members by tier, payment methods, one after the other.',
        `Pages of ${PAGE} sales, with their total. Members: 2,000 and then 200,000 of them, a different part of a surname or of a phone each time, with the total.`,
      ],
    };
  } finally {
    await stop();
  }
}

interface Row extends Record<string, string | number> {
  what: string;
  small: string;
  large: string;
  ratio: string;
  goal: string;
}

function compare(what: string, [small = 0, large = 0]: readonly number[], goal: string): Row {
  return { what, small: small.toFixed(1), large: large.toFixed(1), ratio: (large / small).toFixed(2), goal };
}

async function timeDashboards(shops: readonly BenchShop[]): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10);
  const periods = {
    Day: addDays(today, -6),
    Month: `${today.slice(0, 7)}-01`,
    Year: `${today.slice(0, 4)}-01-01`,
    All: '2000-01-01',
  };
  const rows: Row[] = [];
  for (const [type, from] of Object.entries(periods)) {
    const reads = overview(`period_type=${type}&from=${from}&to=${today}`);
    rows.push(compare(`overview dashboard, ${type}`, await timeReads(shops, () => reads, ROUNDS), '<= 1.3'));
  }
  return rows;
}

function overview(period: string): string[] {
  const topFive = JSON.stringify({ 'life_time.member.total_qty': -1, name: 1 });
  return [
    `stat/total-revenue?${period}`,
    `stat/total-trans?${period}`,
    `stat/products?${period}&limit=5&addon=product_id&projection=name,life_time.member.total_qty&sort=${topFive}`,
    `stat/total-earn?${period}`,
    `stat/total-redeem?${period}`,
    `stat/total-subs?${period}`,
    `stat/payment-methods?${period}`,
  ];
}

/** Uses the same shop twice, because it compares two pages of one list. */
async function timeLists(shop: BenchShop): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10);
  const { branches } = await shop.client.list<{ id: string }>('merchant-branches?limit=1');
  const filters = {
    'sales of a year': `from=${addDays(today, -365)}&to=${today}&filter={"bill_detail":{"$ne":null}}`,
    'sales of a branch': `branch_id=${branches?.result[0]?.id}&filter={"status":"Complete"}`,
  };
  const rows: Row[] = [];
  for (const [what, filter] of Object.entries(filters)) {
    const page = (number: number) => `transactions?limit=${PAGE}&skip=${(number - 1) * PAGE}&${filter}`;
    const times = await timeReads([shop, shop], (index) => [page(index === 0 ? 1 : FAR_PAGE)], ROUNDS);
    rows.push(compare(`${what}: page ${FAR_PAGE} (large) against page 1`, times, '<= 1.5'));
  }
  return rows;
}

async function timeSearches(shops: readonly BenchShop[]): Promise<Row[]> {
  const names = shops.map((shop) => partsOf(shop, ({ lastname }) => lastname.slice(1, 8)));
  const phones = shops.map((shop) => partsOf(shop, ({ phone }) => phone.slice(3, 9)));
  const rows: Row[] = [];
  for (const [what, expected] of [
    ['members by part of a surname', names],
    ['members by part of a phone', phones],
  ] as const) {
    const parts = await Promise.all(expected);
    const reads = (index: number, round: number) => {
      const keyword = parts[index]?.[round % (parts[index]?.length || 1)] ?? '';
      return [`members?limit=${PAGE}&keyword=${encodeURIComponent(keyword)}`];
    };
    rows.push(compare(`${what}, 200,000 against 2,000`, await timeReads(shops, reads, ROUNDS), '<= 3'));
  }
  return rows;
}

interface Member {
  lastname: string;
  phone: string;
}

async function partsOf(shop: BenchShop, part: (member: Member) => string): Promise<string[]> {
  const { members } = await shop.client.list<Member>('members?limit=1000&projection=lastname,phone&sort={"phone":1}');
  return (members?.result ?? []).filter((_, index) => index % 17 === 0).map(part);
}
