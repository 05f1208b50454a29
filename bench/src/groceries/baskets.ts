import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** The purchases of one member on one day: pieces by item. */
export interface Basket {
  member: string;
  /** `YYYY-MM-DD`. */
  date: string;
  pieces: Map<string, number>;
}

/** Reads the first baskets of a file, or all, on days of the past year. */
export async function readBaskets(file: string, count: string): Promise<Basket[]> {
  const all = intoThisYear(basketsOf(await readFile(file, 'utf8')));
  return count === 'all' ? all : all.slice(0, Number(count));
}

/** Returns the baskets of the file in the order of their first rows. */
function basketsOf(csv: string): Basket[] {
  const rows: { member_number: string; date: string; item: string }[] = parse(csv, {
    columns: true,
    skip_empty_lines: true,
  });
  const baskets = new Map<string, Basket>();
  for (const { member_number: member, date, item } of rows) {
    const day = date.split('-').reverse().join('-');
    const key = `${member} ${day}`;
    const basket = baskets.get(key) ?? { member, date: day, pieces: new Map() };
    baskets.set(key, basket);
    basket.pieces.set(item, (basket.pieces.get(item) ?? 0) + 1);
  }
  return [...baskets.values()];
}

/** The maximum days that sales can be dated back. */
const YEAR = 366;
const DAY = 86_400_000;

/** Moves baskets into the days up to yesterday, so that baskets of one day in the file stay on one day. */
function intoThisYear(baskets: readonly Basket[], today = new Date()): Basket[] {
  const days = baskets.map(({ date }) => Date.parse(date) / DAY);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const yesterday = Math.floor(today.getTime() / DAY) - 1;
  const together = Math.ceil((last - first + 1) / (YEAR - 1));
  const byDay = new Map<string, Basket>();
  for (const [index, basket] of baskets.entries()) {
    const day = yesterday - Math.floor((last - (days[index] ?? last)) / together);
    const date = new Date(day * DAY).toISOString().slice(0, 10);
    const key = `${basket.member} ${date}`;
    const existing = byDay.get(key);
    if (!existing) byDay.set(key, { ...basket, date, pieces: new Map(basket.pieces) });
    else for (const [item, qty] of basket.pieces) existing.pieces.set(item, (existing.pieces.get(item) ?? 0) + qty);
  }
  return [...byDay.values()];
}

/** The file has no prices: an item costs 5.00 THB plus 37 satang for every step of the sum of its letters, modulo 500. */
export function priceOf(item: string): number {
  const letters = [...item].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return 500 + 37 * (letters % 500);
}
priceOf.rule = '5.00 THB plus 0.37 THB times (sum of its character codes modulo 500)';

export const AISLES = 8;

/** The file has no categories: an item is in the aisle with its number of letters, modulo 8. */
export const aisleOf = (item: string): number => item.length % AISLES;
