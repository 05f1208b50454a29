import type { RandomSale } from '../../testing/randomShop.ts';
import type { Row } from './insightShop.ts';

export const payment = ({ lines }: RandomSale) => lines.reduce((sum, { amount }) => sum + amount, 0);
export const revenue = (sale: RandomSale) => payment(sale) - sale.discount;
export const qty = ({ lines }: RandomSale) => lines.reduce((sum, line) => sum + line.qty, 0);
export const customer = ({ member }: RandomSale) => (member ? 'Member' : 'Guest');
const METHODS: Record<string, string> = { 'Credit-Debit': 'Credit / Debit Card' };
export const methodName = (type: string) => METHODS[type] ?? type;
export const mainTender = ({ channels }: RandomSale) =>
  channels.reduce((most, channel) => (channel.amount > most.amount ? channel : most)).type;

/** Plain addition: returns the sum of `value` for each `key`; keys whose sum is 0 are left out. */
export function addUp<Item>(items: readonly Item[], key: (item: Item) => string, value: (item: Item) => number) {
  const sums: Record<string, number> = {};
  for (const item of items) sums[key(item)] = (sums[key(item)] ?? 0) + value(item);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

export const toRecord = (rows: Row[], key: (row: Row) => string, value: (row: Row) => number, unit = 1) =>
  Object.fromEntries(rows.map((row) => [key(row), Math.round(value(row) * unit)]).filter(([, sum]) => sum !== 0));
