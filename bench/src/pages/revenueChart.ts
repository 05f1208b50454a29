import { type Book, sum } from './Book.ts';
import { daysText, type Language, shortDay, type Unit, unitText, yearOf } from './days.ts';
import type { Cell, Expected, Line } from './match.ts';
import type { Look } from './windowLine.ts';
import { unitsOf } from './windows.ts';
import { money, short } from './written.ts';

/** Length of the prefix of a day that identifies its unit. */
export const LENGTH = { DAY: 10, MONTH: 7, YEAR: 4 } as const;

/** Returns the expected chart of revenue along time: its table, its axes and its days. */
export function revenueChart(book: Book, look: Look): Expected {
  const { window, language, branch } = look;
  const { days, unit } = window.chart;
  const sales = book.sold({ ...days, branch });
  const firstSold = sales.map(({ basket }) => basket.date).sort()[0] ?? days.from;
  const units = unitsOf(days, unit).filter(
    (first) => window.name !== 'all' || first.slice(0, LENGTH[unit]) >= firstSold.slice(0, LENGTH[unit]),
  );
  const rows = units.map((first) => {
    const own = sales.filter(({ basket }) => basket.date.startsWith(first.slice(0, LENGTH[unit])));
    const guests = sum(own.map(({ isGuest, revenue }) => (isGuest ? revenue : 0)));
    const all = sum(own.map(({ revenue }) => revenue));
    return { first, values: [all - guests, guests, all] };
  });
  const largest = Math.max(0, ...rows.map(({ values }) => values[2] ?? 0));
  const range = { from: units[0] ?? days.from, to: days.to };
  const name = language === 'th' ? 'รายได้ตามเวลา' : 'Revenue over time';
  const source: Line = [{ figures: daysText(range, language).match(/\d+/g) ?? [] }];
  if (largest === 0) return { name, lines: [source] };
  return {
    name,
    lines: [
      ...rows.map(({ first, values }): Cell[] => [unitText(first, unit, language), ...values.map(money)]),
      source,
    ],
    axes: [...scale(largest / 100), ...units.map((first) => timeLabel(first, unit, language))],
  };
}

/** Returns the label below a bar along time. */
export const timeLabel = (first: string, unit: Unit, language: Language): string =>
  unit === 'YEAR' ? String(yearOf(first, language)) : shortDay(first, language).slice(0, -3);

/** Returns the labels of an axis: quarters of the smallest round number that is not below the largest figure. */
export function scale(largest: number): string[] {
  const quarter = Math.max(largest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map((step) => step * power);
  const step = steps.find((each) => each >= quarter && (power > 1 || Number.isInteger(each))) ?? 10 * power;
  return [0, 1, 2, 3, 4].map((times) => short(times * step));
}
