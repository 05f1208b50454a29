import { quarterScale } from '@taem/domain/insight/chartScale.ts';
import { abbreviateNumber } from '@taem/domain/insight/figureText.ts';
import { priceOf } from '../groceries/baskets.ts';
import type { Sale } from '../questions/sales.ts';
import { type Book, groups, type Scope, sum } from './Book.ts';
import { plusDays, yearOf } from './days.ts';
import type { Expected, Line, Sentence } from './match.ts';
import type { Look } from './windowLine.ts';
import { count, money } from './written.ts';

const NAMES = {
  th: { today: 'วันนี้', week: '7 วันล่าสุด', best: 'ขายดีวันนี้', own: 'การขายของฉันวันนี้', stock: 'สต็อกเหลือน้อยที่สุด' },
  en: { today: 'Today', week: 'Last 7 days', best: 'Best sellers today', own: 'My sales today', stock: 'Lowest stock' },
};
const BEST = 5;
const SHELVES = 5;

/** Returns the expected home page of an owner, who made every sale, at the time of the bench: “today” is the server's. */
export function home(book: Book, look: Look, time: string): { expected: Expected[]; sentences: Sentence[] } {
  const { language, branch, today } = look;
  const names = NAMES[language];
  const on = (day: string): Scope => ({ from: day, to: day, branch });
  const [now, before] = [book.sold(on(today)), book.sold(on(plusDays(today, -7)))];
  const voided = book.voided(on(today)).length;
  const byNow = before.filter((sale) => sale.time < time);
  const beside = (of: (sales: readonly Sale[]) => number, say: (value: number) => string): Line[] => {
    const change = changeOf(of(now), of(byNow));
    return [[say(of(now))], [{ figures: [...change, say(of(byNow))] }]];
  };
  const paidBy = (tender: Sale['tender']): Line => [money(revenueOf(now.filter((sale) => sale.tender === tender)))];
  const own: Expected = {
    name: names.own,
    lines: [
      [money(revenueOf(now))],
      [count(now.length)],
      ...(voided > 0 ? [[{ figures: [count(voided)] }]] : []),
      paidBy('CASH'),
      ['0.00'],
      paidBy('TRANSFER'),
    ],
  };
  const shelves = shelvesOf(book, branch);
  return {
    expected: [
      ...(now.length + voided > 0 ? [own] : []),
      {
        name: names.today,
        lines: [
          [{ figures: time.split(':') }],
          ...beside(revenueOf, money),
          ...beside((sales) => sales.length, count),
          ...beside((sales) => sum(sales.map(book.points)), count),
          ...hours(now, before, language === 'th'),
        ],
      },
      { name: names.week, lines: week(book, look, time) },
      { name: names.best, lines: bestOf(now) },
      ...(shelves.length > 0 ? [{ name: names.stock, lines: shelves }] : []),
    ],
    sentences: [[String(Number(today.slice(8))), String(yearOf(today, language))]],
  };
}

/** Returns every hour from the first to the last with a sale on one of the days. */
function hours(now: readonly Sale[], before: readonly Sale[], isThai: boolean): Line[] {
  const present = [...now, ...before].map(hourOf);
  if (present.length === 0) return [];
  const first = Math.min(...present);
  const all = Array.from({ length: Math.max(...present) - first + 1 }, (_, at) => first + at);
  const amounts = all.flatMap((hour) => [now, before].map((sales) => revenueIn(sales, hour)));
  return [
    [{ figures: [money(revenueOf(before))] }],
    ...axis(amounts),
    ...all.flatMap((hour): Line[] => {
      const clock = isThai ? [`${hour}.00`] : [String(hour), '00'];
      const pair = [now, before].map((sales) => money(revenueIn(sales, hour)));
      return [[{ figures: [...clock, ...pair] }], [String(hour)]];
    }),
  ];
}

const hourOf = ({ time }: Sale) => Number(time.slice(0, 2));
const revenueIn = (sales: readonly Sale[], hour: number) => revenueOf(sales.filter((sale) => hourOf(sale) === hour));

/** Returns the labels of an axis by the product's rule: `chartScale.test.ts` tests that rule. */
const axis = (amounts: readonly number[]): Line[] =>
  quarterScale(Math.max(...amounts) / 100).map((label): Line => [abbreviateNumber(label)]);

/** Compares seven days with the seven before, the last of those up to the same time. */
function week(book: Book, { branch, today, language }: Look, time: string): Line[] {
  const days = Array.from({ length: 7 }, (_, at) => plusDays(today, at - 6));
  const soldOn = (day: string) => book.sold({ from: day, to: day, branch });
  const pairs = days.map((day) => {
    const before = soldOn(plusDays(day, -7));
    const counted = day === today ? before.filter((sale) => sale.time < time) : before;
    return { day, now: revenueOf(soldOn(day)), before: revenueOf(counted) };
  });
  const [now, before] = [sum(pairs.map((pair) => pair.now)), sum(pairs.map((pair) => pair.before))];
  return [
    [money(now)],
    [{ figures: [...changeOf(now, before), '7', money(before)] }],
    [{ figures: ['7'] }],
    ...axis(pairs.flatMap((pair) => [pair.now, pair.before])),
    ...pairs.map(({ day, ...pair }): Line => {
      const date = [String(Number(day.slice(8))), String(yearOf(day, language))];
      return [{ figures: [...date, money(pair.now), '7', money(pair.before)] }];
    }),
  ];
}

/** Returns whole percent; empty if there is nothing to compare with. */
const changeOf = (now: number, before: number): string[] =>
  before === 0 ? [] : [`${Math.round((100 * (now - before)) / before)}%`];

function bestOf(sales: readonly Sale[]): Line[] {
  const lines = sales.flatMap(({ basket }) => [...basket.pieces]);
  return [...groups(lines, ([item]) => item)]
    .map(([item, own]) => ({ item, pieces: sum(own.map(([, pieces]) => pieces)) }))
    .map(({ item, pieces }) => ({ pieces, amount: pieces * priceOf(item) }))
    .sort((a, b) => b.amount - a.amount)
    .slice(0, BEST)
    .map(({ pieces, amount }): Line => [{ figures: [String(pieces), money(amount)] }]);
}

/**
 * Returns the shelves with the fewest pieces; the order of equal ones is undefined, so only the numbers are compared.
 */
function shelvesOf(book: Book, branch: number | null): Line[] {
  const shelves = book.setUp.others.flatMap(({ name, pieces }) =>
    (pieces ?? []).flatMap((quantity, at) => (branch === null || at === branch ? [{ name, quantity, at }] : [])),
  );
  const sorted = shelves.sort((a, b) => a.quantity - b.quantity).slice(0, SHELVES);
  return sorted.map(({ quantity }): Line => [count(quantity)]);
}

const revenueOf = (sales: readonly Sale[]) => sum(sales.map(({ revenue }) => revenue));
