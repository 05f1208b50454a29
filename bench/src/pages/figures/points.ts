import { type Book, sum } from '../Book.ts';
import { unitText } from '../days.ts';
import type { Cell, Expected, Line } from '../match.ts';
import { filed, filedRows, inFile, summed } from '../Report.ts';
import { LENGTH, scale, timeLabel } from '../revenueChart.ts';
import { type Look, windowLine } from '../windowLine.ts';
import { unitsOf } from '../windows.ts';
import { count, short } from '../written.ts';
import type { FigurePage } from './FigurePage.ts';

const NAMES = {
  th: {
    ...{ closing: 'คงเหลือเมื่อสิ้นช่วง', earned: 'ได้รับ', spent: 'ใช้ไป', others: 'อื่น ๆ' },
    ...{ atEnd: 'แต้มคงค้างเมื่อสิ้นแต่ละช่วง', moves: 'แต้มที่เพิ่มและลด' },
  },
  en: {
    ...{ closing: 'At the end', earned: 'Earned', spent: 'Used', others: 'Other' },
    ...{ atEnd: 'Points liability at the end of each period', moves: 'Points in and out' },
  },
};

/** The changes of one day to the points of members registered in a branch. */
interface Entry {
  readonly day: string;
  readonly earned: number;
  readonly voided: number;
}

/** The points liability: a sale gives points on its day, and a void takes them back on its own day, which is today. */
export function points(book: Book, look: Look): FigurePage {
  const { window, language, branch } = look;
  const { days, unit } = window.chart;
  const entries = ledgerOf(book, branch);
  const cut = (day: string) => day.slice(0, LENGTH[unit]);
  const owed = (isIn: (day: string) => boolean) =>
    sum(entries.filter(({ day }) => isIn(day)).map(({ earned, voided }) => earned + voided));
  const all = unitsOf(days, unit).map((first) => {
    const own = entries.filter(({ day }) => cut(day) === cut(first) && day >= days.from && day <= days.to);
    return {
      first,
      opening: owed((day) => day < first || day < days.from),
      earned: sum(own.map(({ earned }) => earned)),
      voided: sum(own.map(({ voided }) => voided)),
      closing: owed((day) => cut(day) <= cut(first) && day <= days.to),
    };
  });
  const begun = all.findIndex(({ opening, closing }) => opening !== 0 || closing !== 0);
  const units = window.name === 'all' ? all.slice(Math.max(0, begun)) : all;
  const names = NAMES[language];
  const [earned, voided] = [sum(units.map((each) => each.earned)), sum(units.map((each) => each.voided))];
  const chart = (name: string, valuesOf: (each: (typeof units)[number]) => number[]): Expected => {
    const rows = units.map((each) => ({ first: each.first, values: valuesOf(each) }));
    const values = rows.flatMap((row) => row.values);
    if (values.every((value) => value === 0)) return { name, lines: [] };
    const lines = rows.map((row): Cell[] => [unitText(row.first, unit, language), ...row.values.map(count)]);
    const stacks = rows.map((row) => sum(row.values));
    const heights = values.some((value) => value < 0)
      ? belowZero(Math.min(...values), Math.max(...values))
      : scale(Math.max(...stacks));
    return { name, lines, axes: [...heights, ...units.map(({ first }) => timeLabel(first, unit, language))] };
  };
  const opening: Line = [{ figures: [count(owed((day) => day < days.from))] }];
  return {
    expected: [
      windowLine({ ...look, window: { ...window, days } }, false),
      { name: names.closing, lines: [[count(owed((day) => day <= days.to))], opening] },
      { name: names.earned, lines: [[count(earned)]] },
      { name: names.spent, lines: [['0']] },
      { name: names.others, lines: [[count(voided)], ...(voided === 0 ? [] : [[{ figures: [count(voided)] }]])] },
      chart(names.atEnd, ({ closing }) => [closing]),
      chart(names.moves, (each) => [each.earned, 0, each.voided, 0, 0]),
    ],
    file: {
      title: { th: 'แต้มคงค้าง', en: 'Points liability' },
      hasFilters: false,
      // The first unit is listed even without changes.
      rows: filedRows(
        all
          .filter((each, at) => at === 0 || each.earned !== 0 || each.voided !== 0)
          .map((each) => [
            inFile(each.first),
            filed(each.opening),
            ...[0, each.earned, 0, each.voided, 0, 0, 0].map(summed),
            filed(each.closing),
          ]),
      ),
    },
  };
}

function ledgerOf(book: Book, branch: number | null): Entry[] {
  const { people, today } = book.setUp;
  const isHere = (member: string) => branch === null || people.get(member)?.branch === branch;
  const given = book.ever().filter(({ isGuest, basket }) => !isGuest && isHere(basket.member));
  return given.flatMap((sale): Entry[] => [
    { day: sale.basket.date, earned: book.points(sale), voided: 0 },
    ...(sale.isVoided ? [{ day: today, earned: 0, voided: -book.points(sale) }] : []),
  ]);
}

/** If a value is below zero, the chart chooses its own round steps: any multiples of 1, 2 or 5 with zeros near the values. */
function belowZero(least: number, largest: number): string[] {
  const labels = new Set<string>();
  for (let power = 1; power <= largest - least; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) {
      if ((largest - least) / step > 20) continue;
      for (let at = Math.floor(least / step); at <= Math.ceil(largest / step); at += 1) labels.add(short(at * step));
    }
  return [...labels];
}
