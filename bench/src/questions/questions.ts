import { priceOf } from '../groceries/baskets.ts';
import { DISCOUNT, type Rates } from '../groceries/Shop.ts';
import { type Figures, Sums, satang } from './Figures.ts';
import type { Sale } from './sales.ts';

/** A row of `breakdown` as the documents below select it. */
type Row = Record<string, unknown> & { totalRevenue: number; previous: { totalRevenue: number } | null };

/** The facts about the shop from the file alone. */
export interface QuestionContext {
  /** Oldest first, without voided ones. */
  sales: readonly Sale[];
  /** Including voided ones. */
  all: readonly Sale[];
  rates: Rates;
  /** Names in the shop, by index. */
  branches: readonly string[];
  range: { from: string; to: string };
  /** The last whole month of the range, and the one before it. */
  month: string;
  monthBefore: string;
}

/** One question of an owner: its document, and the answer expected from the file. */
export interface Question {
  name: string;
  document: string;
  /** Whether it covers only the month, compared with the month before. */
  ofMonth?: boolean;
  expected(context: QuestionContext): Figures;
  read(answer: { statistics: Record<string, unknown> }): Figures;
}

const breakdown = (
  by: string,
  select: string,
  more = '',
) => `query Question($range: DayRangeInput!, $compare: Comparison) {
  statistics(range: $range, compare: $compare) { breakdown(by: [${by}], first: 1000${more}) { total rows { ${select} } } } }`;

const ask = (by: string, select: string) =>
  `query Question($range: DayRangeInput!, $compare: Comparison) { statistics(range: $range, by: ${by}, compare: $compare) { ${select} } }`;

const rowsOf = ({ statistics }: { statistics: Record<string, unknown> }): Row[] => {
  const { rows, total } = statistics.breakdown as { rows: Row[]; total: number };
  if (rows.length !== total) throw new Error(`${rows.length} of ${total} rows`);
  return rows;
};

const summed = (sales: readonly Sale[], keys: (sale: Sale) => unknown[], value: (sale: Sale) => number): Figures => {
  const sums = new Sums();
  for (const sale of sales) sums.add(keys(sale), value(sale));
  return sums.figures;
};

const hourOf = ({ time }: Sale) => Number(time.slice(0, 2));
const monthOf = ({ basket }: Sale) => basket.date.slice(0, 7);

/** Returns the Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

export const questions: readonly Question[] = [
  {
    name: 'sales by hour by branch against last month',
    ofMonth: true,
    document: breakdown('HOUR, BRANCH', 'hour branchId totalRevenue previous { totalRevenue }'),
    expected({ sales, branches, month, monthBefore }) {
      const sums = new Sums();
      for (const sale of sales) {
        const which = monthOf(sale) === month ? 'now' : 'before';
        if (which === 'now' || monthOf(sale) === monthBefore)
          sums.add([hourOf(sale), branches[sale.branch], which], sale.revenue);
      }
      return sums.figures;
    },
    read(answer) {
      const sums = new Sums();
      for (const { hour, branchId, totalRevenue, previous } of rowsOf(answer)) {
        sums.add([hour, branchId, 'now'], satang(totalRevenue));
        sums.add([hour, branchId, 'before'], satang(previous?.totalRevenue ?? 0));
      }
      return withoutZeros(sums.figures);
    },
  },
  {
    name: 'top products by tier',
    document: breakdown(
      'PRODUCT, TIER',
      'product { name } tierId itemAmount',
      ', sort: { field: ITEM_AMOUNT, direction: DESC }',
    ),
    expected: ({ sales }) => {
      const sums = new Sums();
      for (const { basket, isGuest } of sales)
        for (const [item, qty] of basket.pieces) sums.add([item, isGuest ? 'guest' : 'member'], qty * priceOf(item));
      return sums.figures;
    },
    read: (answer) => {
      const sums = new Sums();
      for (const { product, tierId, itemAmount } of rowsOf(answer))
        sums.add([(product as { name: string }).name, tierId ? 'member' : 'guest'], satang(itemAmount as number));
      return sums.figures;
    },
  },
  {
    name: 'use of each offer',
    document: breakdown('OFFER', 'offer { name } totalTransactions totalDiscount'),
    expected: ({ sales }) => {
      const sums = new Sums();
      for (const { discount } of sales) {
        if (discount === 0) continue;
        sums.add([DISCOUNT.name, 'sales'], 1);
        sums.add([DISCOUNT.name, 'off'], -discount);
      }
      return sums.figures;
    },
    read: (answer) => {
      const sums = new Sums();
      for (const { offer, totalTransactions, totalDiscount } of rowsOf(answer)) {
        const name = (offer as { name: string } | null)?.name;
        sums.add([name, 'sales'], totalTransactions as number);
        sums.add([name, 'off'], satang(totalDiscount as number));
      }
      return withoutZeros(sums.figures);
    },
  },
  {
    name: 'basket sizes by branch and hour',
    document: breakdown('BRANCH, HOUR', 'branchId hour totalTransactions averageBasket'),
    expected: ({ sales, branches }) => {
      const keys = (sale: Sale) => [branches[sale.branch], hourOf(sale)];
      const count = summed(sales, keys, () => 1);
      return new Map(
        [...summed(sales, keys, ({ revenue }) => revenue)].map(([key, sum]) => [key, halfUp(sum, count.get(key) ?? 1)]),
      );
    },
    read: (answer) =>
      new Map(
        rowsOf(answer).map(({ branchId, hour, averageBasket }) => [
          `${branchId} ${hour}`,
          satang(averageBasket as number),
        ]),
      ),
  },
  {
    name: 'new against returning revenue',
    document: breakdown('NEW_OR_RETURNING', 'newOrReturning totalRevenue totalMembers'),
    expected: ({ sales }) => {
      const seen = new Set<string>();
      const sums = new Sums();
      for (const { basket, isGuest, revenue } of sales) {
        const who = isGuest ? null : seen.has(basket.member) ? 'RETURNING' : 'NEW';
        if (!isGuest) seen.add(basket.member);
        sums.add([who], revenue);
      }
      return sums.figures;
    },
    read: (answer) => {
      const sums = new Sums();
      for (const { newOrReturning, totalRevenue } of rowsOf(answer)) sums.add([newOrReturning], satang(totalRevenue));
      return sums.figures;
    },
  },
  {
    name: 'revenue by tender by branch by week',
    document: breakdown('TENDER, BRANCH, WEEK', 'paymentMethod branchId week tenderAmount'),
    expected: ({ sales, branches }) =>
      summed(
        sales,
        ({ tender, branch, basket }) => [tender, branches[branch], weekOf(basket.date)],
        ({ revenue }) => revenue,
      ),
    read: (answer) => {
      const sums = new Sums();
      for (const { paymentMethod, branchId, week, tenderAmount } of rowsOf(answer))
        sums.add([paymentMethod, branchId, week], satang(tenderAmount as number));
      return sums.figures;
    },
  },
  {
    name: 'liability of points by day',
    document: ask('DAY', 'pointsLiability { rows { time earned closing } faults { code } }'),
    expected: ({ all, rates }) => {
      const sums = new Sums();
      let closing = 0;
      const days = groupBy(all.toSorted(inTime), ({ basket }) => basket.date);
      for (const [day, sales] of days) {
        const earned = sales.reduce((sum, sale) => sum + earnedBy(sale, rates), 0);
        closing += earned;
        if (sales.some((sale) => earnedBy(sale, rates) > 0)) {
          sums.add([day, 'earned'], earned);
          sums.add([day, 'closing'], closing);
        }
      }
      return sums.figures;
    },
    read: ({ statistics }) => {
      const { rows, faults } = statistics.pointsLiability as {
        rows: { time: string; earned: number; closing: number }[];
        faults: unknown[];
      };
      const sums = new Sums();
      for (const { time, earned, closing } of rows) {
        sums.add([time, 'earned'], earned);
        sums.add([time, 'closing'], closing);
      }
      if (faults.length > 0) sums.add(['faults'], faults.length);
      return sums.figures;
    },
  },
  {
    name: 'retention',
    document: ask('MONTH', 'retention { month totalMembers months { month totalMembers } }'),
    expected: ({ sales }) => {
      const first = new Map<string, string>();
      for (const sale of sales)
        if (!sale.isGuest && !first.has(sale.basket.member)) first.set(sale.basket.member, monthOf(sale));
      return Sums.counted(
        sales
          .filter(({ isGuest }) => !isGuest)
          .map((sale) => {
            const cohort = first.get(sale.basket.member) ?? '';
            return [[cohort, monthsBetween(cohort, monthOf(sale))], sale.basket.member] as const;
          }),
      );
    },
    read: ({ statistics }) => {
      const sums = new Sums();
      const cohorts = statistics.retention as { month: string; months: { month: number; totalMembers: number }[] }[];
      for (const { month: cohort, months } of cohorts)
        for (const { month, totalMembers } of months) sums.add([cohort.slice(0, 7), month], totalMembers);
      return sums.figures;
    },
  },
  {
    name: 'products that did not sell',
    ofMonth: true,
    document: ask('MONTH', 'unsoldProducts(perPage: 1000) { total items { code name stockQuantity } }'),
    expected: ({ all, sales, month }) => {
      const sold = new Set(all.flatMap(({ basket }) => [...basket.pieces.keys()]));
      for (const sale of sales)
        if (monthOf(sale) === month) for (const item of sale.basket.pieces.keys()) sold.delete(item);
      return new Map([...sold].map((item) => [item, 1]));
    },
    read: ({ statistics }) => {
      const { items } = statistics.unsoldProducts as { items: { code: string; name: string }[] };
      return new Map(items.filter(({ code }) => code.startsWith('GROCER')).map(({ name }) => [name, 1]));
    },
  },
  {
    name: 'members by recency and value',
    document: ask('MONTH', 'buyerGroups { group totalMembers totalTransactions lifetimeRevenue }'),
    expected: ({ sales, range }) => {
      const sums = new Sums();
      const bought = groupBy(
        sales.filter(({ isGuest }) => !isGuest),
        ({ basket }) => basket.member,
      );
      for (const own of bought.values()) {
        const last = own.at(-1)?.basket.date ?? '';
        const days = (Date.parse(range.to) - Date.parse(last)) / 86_400_000;
        const group = groupOf(own.length, days);
        sums.add([group, 'members'], 1);
        sums.add([group, 'sales'], own.length);
        sums.add(
          [group, 'revenue'],
          own.reduce((sum, { revenue }) => sum + revenue, 0),
        );
      }
      return sums.figures;
    },
    read: ({ statistics }) => {
      const sums = new Sums();
      const groups = statistics.buyerGroups as Record<string, number | string>[];
      for (const { group, totalMembers, totalTransactions, lifetimeRevenue } of groups) {
        if (group === 'NEVER') continue;
        sums.add([group, 'members'], Number(totalMembers));
        sums.add([group, 'sales'], Number(totalTransactions));
        sums.add([group, 'revenue'], satang(Number(lifetimeRevenue)));
      }
      return withoutZeros(sums.figures);
    },
  },
];

/** Implemented again on purpose: no rule of the product is used here. */
export function groupOf(sales: number, days: number): string {
  if (days > 180) return 'LOST';
  if (days > 90) return 'AT_RISK';
  if (days > 30) return 'COOLING';
  if (sales > 4) return 'LOYAL';
  return sales === 1 ? 'NEW' : 'ACTIVE';
}

const earnedBy = ({ isGuest, revenue }: Sale, { earnPoint, earnSatang }: Rates): number =>
  isGuest ? 0 : Math.floor((revenue * earnPoint) / earnSatang);

const inTime = (one: Sale, other: Sale): number =>
  `${one.basket.date} ${one.time}`.localeCompare(`${other.basket.date} ${other.time}`);

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

const halfUp = (sum: number, count: number): number => Math.floor((2 * sum + count) / (2 * count));

const withoutZeros = (figures: Figures): Figures => new Map([...figures].filter(([, value]) => value !== 0));

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
