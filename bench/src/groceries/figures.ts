import type { Basket } from './baskets.ts';
import { priceOf } from './baskets.ts';
import type { Rates, Shop } from './Shop.ts';

/** Sales, pieces and satang by month; points by member. */
export interface Figures {
  months: Map<string, { sales: number; quantity: number; revenue: number }>;
  points: Map<string, number>;
}

/** Straight from the file: no rule of the product is used here. */
export function figuresOfFile(baskets: readonly Basket[], rates: Rates): Figures {
  const figures: Figures = { months: new Map(), points: new Map() };
  for (const { member, date, pieces } of baskets) {
    const revenue = [...pieces].reduce((sum, [item, qty]) => sum + qty * priceOf(item), 0);
    const quantity = [...pieces.values()].reduce((sum, qty) => sum + qty, 0);
    addSale(figures, date, quantity, revenue);
    const earned = Math.floor((revenue * rates.earnPoint) / rates.earnSatang);
    figures.points.set(member, (figures.points.get(member) ?? 0) + earned);
  }
  return figures;
}

/** As the product reports them, read back through the contract. */
export async function figuresOfProduct(shop: Shop, baskets: readonly Basket[]): Promise<Figures> {
  const figures: Figures = { months: new Map(), points: new Map() };
  const dates = baskets.map(({ date }) => date).sort();
  for await (const { businessDate, totalQuantity, totalRevenue } of shop.sales(dates[0] ?? '', dates.at(-1) ?? '')) {
    addSale(figures, businessDate, totalQuantity, Math.round(totalRevenue * 100));
  }
  for (const [member, points] of await shop.points()) figures.points.set(member, points);
  return figures;
}

export function compare(expected: Figures, actual: Figures) {
  const rows = [...expected.months].sort().map(([month, { sales, quantity, revenue }]) => {
    const found = actual.months.get(month) ?? { sales: 0, quantity: 0, revenue: 0 };
    const equal = sales === found.sales && quantity === found.quantity && revenue === found.revenue;
    return {
      month,
      sales: found.sales,
      quantity: found.quantity,
      'revenue (THB)': (found.revenue / 100).toFixed(2),
      equal: equal ? 'yes' : 'NO',
    };
  });
  const months =
    rows.filter(({ equal }) => equal === 'NO').length + Math.max(0, actual.months.size - expected.months.size);
  const members = [...expected.points].filter(([member, points]) => actual.points.get(member) !== points).length;
  const points = [...actual.points.values()].reduce((sum, value) => sum + value, 0);
  rows.push({
    month: `points of ${expected.points.size} members`,
    sales: points,
    quantity: 0,
    'revenue (THB)': '',
    equal: members === 0 ? 'yes' : 'NO',
  });
  return { rows, count: months + members };
}

function addSale(figures: Figures, date: string, quantity: number, revenue: number) {
  const month = date.slice(0, 7);
  const sum = figures.months.get(month) ?? { sales: 0, quantity: 0, revenue: 0 };
  figures.months.set(month, {
    sales: sum.sales + 1,
    quantity: sum.quantity + quantity,
    revenue: sum.revenue + revenue,
  });
}
