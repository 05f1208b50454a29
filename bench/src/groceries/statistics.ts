import { aisleOf, type Basket, priceOf } from './baskets.ts';
import type { Rates, Shop } from './Shop.ts';

/** One figure by key for each statistic: satang, pieces, sales or points. */
export type Statistics = Map<string, Map<string, number>>;

const PERIODS = { Day: 10, Month: 7, Year: 4 } as const;

/** Calculates the statistics directly from the file. */
export function expectedStatistics(
  baskets: readonly Basket[],
  rates: Rates,
  thresholds: { frequent: number; big: number },
): Statistics {
  const statistics: Statistics = new Map();
  const add = (statistic: string, key: string, value: number) => {
    const figures = statistics.get(statistic) ?? new Map<string, number>();
    statistics.set(statistic, figures);
    figures.set(key, (figures.get(key) ?? 0) + value);
  };
  for (const { member, date, pieces } of baskets) {
    const revenue = [...pieces].reduce((sum, [item, qty]) => sum + qty * priceOf(item), 0);
    const quantity = [...pieces.values()].reduce((sum, qty) => sum + qty, 0);
    const points = Math.floor((revenue * rates.earnPoint) / rates.earnSatang);
    for (const [period, length] of Object.entries(PERIODS)) {
      add(`revenue by ${period}`, date.slice(0, length), revenue);
      add(`sales by ${period}`, date.slice(0, length), 1);
      add(`quantity by ${period}`, date.slice(0, length), quantity);
      add(`points by ${period}`, date.slice(0, length), points);
    }
    add('revenue by member', member, revenue);
    add('sales by member', member, 1);
    add('points by member', member, points);
    for (const [item, qty] of pieces) {
      add('quantity by product', item, qty);
      add('amount by product', item, qty * priceOf(item));
      add('quantity by category', `Aisle ${aisleOf(item)}`, qty);
      add('amount by category', `Aisle ${aisleOf(item)}`, qty * priceOf(item));
    }
  }
  for (const [member, sales] of statistics.get('sales by member') ?? []) {
    if (sales >= thresholds.frequent) add('frequent members', member, sales);
  }
  for (const [member, revenue] of statistics.get('revenue by member') ?? []) {
    if (revenue >= thresholds.big) add('big spenders', member, revenue);
  }
  return statistics;
}

/** Reads the statistics from the gateway. */
export async function reportedStatistics(shop: Shop, baskets: readonly Basket[]): Promise<Statistics> {
  const dates = baskets.map(({ date }) => date).sort();
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const statistics: Statistics = new Map();
  const collect = (
    statistic: string,
    rows: readonly object[],
    key: (row: object) => string,
    value: string,
    unit = 1,
  ) => {
    const figures = new Map<string, number>();
    for (const row of rows) {
      figures.set(key(row), (figures.get(key(row)) ?? 0) + Math.round(Number(at(row, value)) * unit));
    }
    statistics.set(statistic, figures);
  };
  for (const [period, length] of Object.entries(PERIODS)) {
    const query = { ...range, period_type: period };
    const bucket = (row: object) => String(at(row, 'time')).slice(0, length);
    collect(`revenue by ${period}`, await shop.statistic('total-revenue', query), bucket, 'value', 100);
    collect(`sales by ${period}`, await shop.statistic('total-trans', query), bucket, 'value');
    collect(`quantity by ${period}`, await shop.statistic('total-qty', query), bucket, 'value');
    collect(`points by ${period}`, await shop.statistic('total-earn', query), bucket, 'value');
  }
  const query = { ...range, period_type: 'All' };
  const memberOf = (row: object) => shop.memberOf(String(at(row, 'member_id')));
  const members = await shop.statistic('members', { ...query, projection: 'member_id,payment,earn' });
  collect('revenue by member', members, memberOf, 'payment.total_revenue', 100);
  collect('sales by member', members, memberOf, 'payment.total_transaction');
  collect('points by member', members, memberOf, 'earn.reward.total_amount');
  const name = (row: object) => String(at(row, 'name'));
  const products = await shop.statistic('products', query);
  collect('quantity by product', products, name, 'life_time.member.total_qty');
  collect('amount by product', products, name, 'life_time.member.total_revenue', 100);
  const categories = await shop.statistic('product-categories', query);
  collect('quantity by category', categories, name, 'life_time.member.total_qty');
  collect('amount by category', categories, name, 'life_time.member.total_revenue', 100);
  const frequent = await shop.statistic('frequent-members', query);
  collect('frequent members', frequent, memberOf, 'payment.total_transaction');
  collect('big spenders', await shop.statistic('big-spenders', query), memberOf, 'payment.total_revenue', 100);
  return statistics;
}

function at(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], row);
}
