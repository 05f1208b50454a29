import { type Book, groups, rounded } from '../Book.ts';
import { plusMonths, shortMonth, yearOf } from '../days.ts';
import type { Expected, Line } from '../match.ts';
import { filed, filedRows, inFile } from '../Report.ts';
import { type Look, windowLine } from '../windowLine.ts';
import type { Window } from '../windows.ts';
import { count } from '../written.ts';
import type { FigurePage } from './FigurePage.ts';

const NAMES = {
  th: { title: 'การกลับมาซื้อ', all: 'ทุกกลุ่ม (เดือนที่จบแล้ว)' },
  en: { title: 'Retention', all: 'Total (months that are over)' },
};

/** Returns the window of this number of months, up to and including the current one. */
export function monthsWindow(months: number, today: string): Window {
  const days = { from: plusMonths(`${today.slice(0, 7)}-01`, 1 - months), to: today };
  return { name: `${months} months`, address: `months=${months}`, days, before: null, chart: { days, unit: 'MONTH' } };
}

/** Counts members by the month of their first purchase, and how many of them bought in each month since. */
export function retention(book: Book, look: Look): FigurePage {
  const { window, language, branch, today } = look;
  const names = NAMES[language];
  const own = book.sold({ from: '1900-01-01', to: today, branch }).filter(({ isGuest }) => !isGuest);
  const monthsOf = [...groups(own, ({ basket }) => basket.member).values()].map((sales) =>
    [...new Set(sales.map(({ basket }) => basket.date.slice(0, 7)))].sort(),
  );
  const first = window.days.from.slice(0, 7);
  const cohorts = [...groups(monthsOf, ([month = '']) => month)]
    .filter(([month]) => month >= first)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, members]) => ({ month, members, age: monthsBetween(month, today) }));
  const width = Math.max(-1, ...cohorts.map(({ age }) => age)) + 1;
  const boughtIn = ({ month, members }: (typeof cohorts)[number], since: number) => {
    const then = plusMonths(`${month}-01`, since).slice(0, 7);
    return members.filter((months) => months.includes(then)).length;
  };
  const columns = Array.from({ length: width }, (_, since) => since);
  const rows = cohorts.map((cohort) => {
    const cells = columns
      .filter((since) => since <= cohort.age)
      .map((since) => cellOf(boughtIn(cohort, since), cohort.members.length, since === cohort.age));
    const name = `${shortMonth(cohort.month, language)} ${yearOf(cohort.month, language)}`;
    return linesOf([name, count(cohort.members.length), ...cells]);
  });
  const all = columns.map((since) => {
    const over = cohorts.filter(({ age }) => since < age);
    const of = over.reduce((sum, { members }) => sum + members.length, 0);
    return { of, members: over.reduce((sum, cohort) => sum + boughtIn(cohort, since), 0) };
  });
  const whole = linesOf([
    names.all,
    count(all[0]?.of ?? 0),
    ...all.map(({ of, members }) => (of === 0 ? '' : cellOf(members, of, false))),
  ]);
  const heading: Line = [
    ...['', '', ''].map(() => ({ figures: [] })),
    ...columns.slice(1).map((since) => ({ figures: [String(since)] })),
  ];
  const table: Expected = {
    name: names.title,
    lines: cohorts.length === 0 ? [] : [...(width > 1 ? [heading] : []), ...rows.flat(), ...whole],
  };
  return {
    expected: [
      windowLine(look, false),
      { name: 'choice', lines: [[{ figures: [window.address.replace(/\D/g, '')] }]] },
      table,
    ],
    file: {
      title: { th: NAMES.th.title, en: NAMES.en.title },
      hasFilters: false,
      rows: filedRows(
        cohorts.flatMap((cohort) =>
          columns
            .filter((since) => boughtIn(cohort, since) > 0)
            .map((since) => [
              inFile(`${cohort.month}-01`),
              filed(since),
              filed(boughtIn(cohort, since)),
              filed(rounded(10_000 * boughtIn(cohort, since), cohort.members.length) / 100),
            ]),
        ),
      ),
    },
  };
}

/** Returns the text of a cell: the percentage above the number of members; an unfinished month has a star. */
const cellOf = (members: number, of: number, isRunning: boolean): string =>
  `${rounded(100 * members, of)}%${isRunning ? '*' : ''}\n${count(members)}\n`;

/** Returns a row whose cells have several lines, line by line. */
const linesOf = (cells: readonly string[]): Line[] =>
  cells
    .join('\t')
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map((line): Line => line.trim().split('\t'));

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
