import { aisleOf, priceOf } from '../groceries/baskets.ts';
import { type Book, groups, rounded, type Scope, shareOf, sum } from './Book.ts';
import { change } from './change.ts';
import { lastOfMonth, weekdayOf, yearOf } from './days.ts';
import type { Expected, Line } from './match.ts';
import { type Look, windowLine } from './windowLine.ts';
import { alike, type Window } from './windows.ts';
import { count, money } from './written.ts';

const TILES = {
  th: [
    ...['รายได้', 'สาขาที่ขายดีที่สุด', 'สมาชิก / ลูกค้าทั่วไป', 'สมาชิกใหม่', 'สินค้าทำรายได้สูงสุด', 'ยอดเฉลี่ยต่อบิล'],
    ...['หมวดหมู่ขายดีที่สุด', 'สินค้าที่ขายได้มากชิ้นที่สุด', 'วันที่ขายได้มากชิ้นที่สุด'],
  ],
  en: [
    ...['Revenue', 'Top channel', 'Member / walk-in', 'New members', 'Top product', 'Average basket size'],
    ...['Top category', 'High-demand product', 'Peak day'],
  ],
};

/**
 * Returns the window of a month, compared with the month before; the current month ends today, and is compared with the
 * corresponding days.
 */
export function monthWindow(first: string, today: string): Window {
  const last = lastOfMonth(first);
  const days = { from: first, to: first <= today && today < last ? today : last };
  return {
    name: first.slice(0, 7),
    address: `month=${first.slice(0, 7)}`,
    days,
    before: alike(days, -1),
    chart: { days, unit: 'DAY' },
  };
}

/** Returns the expected content of `/insight` for a month. */
export function health(book: Book, look: Look): Expected[] {
  const { window, branch, language } = look;
  const scope = { ...window.days, branch };
  const before = window.before && { ...window.before, branch };
  const sold = book.sold(scope);
  const revenueOf = (of: Scope) => sum(book.sold(of).map(({ revenue }) => revenue));
  const [revenue, revenueBefore] = [revenueOf(scope), before ? revenueOf(before) : 0];
  const basket = sold.length > 0 ? rounded(revenue, sold.length) : 0;
  const salesBefore = before ? book.sold(before).length : 0;
  const basketBefore = salesBefore > 0 ? rounded(revenueBefore, salesBefore) : 0;
  const joinedBefore = before ? book.joined(before) : 0;
  const of = new Tops(book, scope);
  const ofMembers = sum(sold.map((sale) => (sale.isGuest ? 0 : sale.revenue)));
  const share = revenue > 0 ? rounded(100 * ofMembers, revenue) : 0;
  const amount = sum(sold.map(({ itemAmount }) => itemAmount));
  const baht = (satang: number): Line => [{ figures: [money(satang)] }];
  const lines: Line[][] = [
    [baht(revenue), ...change(revenue, revenueBefore, money)],
    sold.length > 0 ? [baht(of.branch[1])] : [],
    sold.length > 0 ? [[`${share}% / ${100 - share}%`]] : [],
    [[count(book.joined(scope))], ...change(book.joined(scope), joinedBefore, count)],
    sold.length > 0 ? [[{ figures: [shareOf(of.product[1], amount).replace('<', '')] }]] : [],
    sold.length > 0 ? [baht(basket), ...change(basket, basketBefore, money)] : [],
    sold.length > 0 ? [[of.category[0]], baht(of.category[1])] : [],
    sold.length > 0 ? [[{ figures: [count(of.demand[1])] }]] : [],
    sold.length > 0 ? [[{ figures: [count(of.peak[1])] }]] : [],
  ];
  const [, month] = window.name.split('-');
  const choice: Expected = { name: 'choice', lines: [[`${month}/${yearOf(window.name, language)}`]] };
  return [windowLine(look, true), choice, ...TILES[language].map((name, at) => ({ name, lines: lines[at] ?? [] }))];
}

/** Returns the top of each kind, ties by name. */
class Tops {
  readonly branch;
  readonly product;
  readonly category;
  readonly demand;
  readonly peak;

  constructor(book: Book, scope: Scope) {
    const sold = book.sold(scope);
    const lines = sold.flatMap(({ basket }) => [...basket.pieces].map(([item, pieces]) => ({ item, pieces })));
    const amount = (own: typeof lines) => sum(own.map(({ item, pieces }) => pieces * priceOf(item)));
    const pieces = (own: typeof lines) => sum(own.map((line) => line.pieces));
    this.branch = most(
      groups(sold, (sale) => book.setUp.branches[sale.branch]?.name ?? ''),
      (own) => sum(own.map(({ revenue }) => revenue)),
    );
    this.product = most(
      groups(lines, ({ item }) => item),
      amount,
    );
    this.category = most(
      groups(lines, ({ item }) => `Aisle ${aisleOf(item)}`),
      amount,
    );
    this.demand = most(
      groups(lines, ({ item }) => item),
      pieces,
    );
    this.peak = most(
      groups(sold, ({ basket }) => String(weekdayOf(basket.date))),
      (own) => sum(own.map(({ quantity }) => quantity)),
    );
  }
}

function most<Item>(found: Map<string, Item[]>, worth: (own: Item[]) => number): [name: string, value: number] {
  const [best] = [...found]
    .map(([name, own]): [string, number] => [name, worth(own)])
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  return best ?? ['', 0];
}
