import { type Book, rounded, sum } from './Book.ts';
import { daysText, plusDays, shortDay, unitText, yearOf } from './days.ts';
import type { Cell, Expected, Line } from './match.ts';
import type { Look } from './windowLine.ts';
import { unitsOf } from './windows.ts';
import { money, short } from './written.ts';

const LENGTH = { DAY: 10, MONTH: 7, YEAR: 4 } as const;

/** Revenue along time: its table, its axes, its unusual days and the days it says it is of. */
export function revenueChart(book: Book, look: Look): Expected {
  const { window, language, branch, today } = look;
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
  const shown = { from: units[0] ?? days.from, to: days.to };
  const name = language === 'th' ? 'รายได้ตามเวลา' : 'Revenue over time';
  const source: Line = [{ figures: daysText(shown, language).match(/\d+/g) ?? [] }];
  if (largest === 0) return { name, lines: [source] };
  return {
    name,
    lines: [
      ...rows.map(({ first, values }): Cell[] => [unitText(first, unit, language), ...values.map(money)]),
      ...(unit === 'DAY' ? units.filter((day) => day < today).flatMap((day) => unusual(book, day, look)) : []),
      source,
    ],
    axes: [
      ...scale(largest / 100),
      ...units.map((first) =>
        unit === 'YEAR' ? String(yearOf(first, language)) : shortDay(first, language).slice(0, -3),
      ),
    ],
  };
}

/** Quarters of the least round number above the largest. */
function scale(largest: number): string[] {
  const quarter = Math.max(largest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map((step) => step * power);
  const step = steps.find((each) => each >= quarter && (power > 1 || Number.isInteger(each))) ?? 10 * power;
  return [0, 1, 2, 3, 4].map((times) => short(times * step));
}

/** A day far from the eight same weekdays before it: by more than 3.5 robust standard deviations and 5 percent. */
function unusual(book: Book, day: string, { branch, language, window }: Look): Line[] {
  const of = (date: string) => sum(book.sold({ from: date, to: date, branch }).map(({ revenue }) => revenue));
  // The page knows the eight weeks before its first day: who sold nothing in them that long ago has no usual day yet.
  const hasTraded =
    book.sold({ from: plusDays(window.chart.days.from, -56), to: plusDays(day, -56), branch }).length > 0;
  const value = of(day);
  const before = [1, 2, 3, 4, 5, 6, 7, 8].map((week) => of(plusDays(day, -7 * week)));
  const usual = median(before);
  const off = before.map((each) => Math.abs(each - usual));
  const spread = median(off) > 0 ? median(off) * 1.4826 : (sum(off) / 8) * 1.2533;
  if (!hasTraded || value === usual || Math.abs(value - usual) < usual * 0.05) return [];
  if (Math.abs(value - usual) <= 3.5 * spread) return [];
  const date = unitText(day, 'DAY', language).match(/\d+/g) ?? [];
  // Half a satang of a median is rounded up.
  const [was, is] = [money(Math.floor(usual + 0.5)), money(value)];
  if (usual === 0) return [[{ figures: [...date, is] }]];
  if (value === 0) return [[{ figures: [...date, was] }]];
  const percent = Math.abs(rounded(100 * 2 * (value - usual), 2 * usual));
  return [[{ figures: [...date, `${percent}%`, is, was] }]];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[3] ?? 0) + (sorted[4] ?? 0)) / 2;
}
