import type { Sale } from '../../questions/sales.ts';
import { type Book, groups, rounded, sum } from '../Book.ts';
import { change } from '../change.ts';
import type { Expected, Line } from '../match.ts';
import { filed, filedRows, inFile, summed } from '../Report.ts';
import { scale } from '../revenueChart.ts';
import { type Look, windowLine } from '../windowLine.ts';
import { count, money } from '../written.ts';
import type { FigurePage } from './FigurePage.ts';

const NAMES = {
  th: {
    ...{ median: 'ค่ากลางต่อบิล', average: 'ยอดเฉลี่ยต่อบิล', pieces: 'จำนวนชิ้นเฉลี่ยต่อบิล', byAmount: 'จำนวนบิลตามยอดซื้อ' },
    ...{ byPieces: 'จำนวนบิลตามจำนวนชิ้น', byHour: 'ยอดเฉลี่ยต่อบิลตามชั่วโมง', byBranch: 'ยอดเฉลี่ยต่อบิลตามสาขา' },
  },
  en: {
    ...{
      median: 'Median basket',
      average: 'Average basket',
      pieces: 'Average items per sale',
      byAmount: 'Sales by amount',
    },
    ...{ byPieces: 'Sales by number of items', byHour: 'Average basket by hour', byBranch: 'Average basket by branch' },
  },
};

const STEPS = 10;

/** The sizes of bills: nine of ten fit into nine steps of one round width. */
export function baskets(book: Book, look: Look): FigurePage {
  const { window, language, branch } = look;
  const names = NAMES[language];
  const sold = book.sold({ ...window.days, branch });
  const before = window.before && sizesOf(book.sold({ ...window.before, branch }));
  const now = sizesOf(sold);
  const tile = (name: string, of: (sizes: Sizes) => number): Expected => ({
    name,
    lines: now === null ? [] : [[money(of(now))], ...change(of(now), before && of(before), money)],
  });
  const bars = (name: string, rows: readonly { label: string; row: Line; height: number }[]): Expected => ({
    name,
    lines: rows.map(({ row }) => row),
    axes: [...scale(Math.max(0, ...rows.map(({ height }) => height))), ...rows.map(({ label }) => label)],
  });
  const steps = stepsOf(sold);
  const average = (own: readonly Sale[]) => rounded(revenueOf(own), own.length);
  const byHour = [...groups(sold, ({ time }) => time.slice(0, 2))].sort(([a], [b]) => a.localeCompare(b));
  const byBranch = [...groups(sold, (sale) => book.setUp.branches[sale.branch]?.name ?? '')].sort(
    ([, a], [, b]) => revenueOf(b) - revenueOf(a),
  );
  const byPieces = groups(sold, ({ quantity }) => String(Math.min(quantity, STEPS)));
  return {
    expected: [
      windowLine(look, true),
      tile(names.median, ({ median }) => median),
      tile(names.average, ({ average }) => average),
      tile(names.pieces, ({ pieces }) => pieces),
      bars(
        names.byAmount,
        steps.map(({ from, to, own }) => ({
          label: to === null ? `${count(from)}+` : count(from),
          row: [{ figures: [count(from), ...(to === null ? [] : [count(to)])] }, count(own.length)],
          height: own.length,
        })),
      ),
      bars(
        names.byPieces,
        (sold.length === 0 ? [] : Array.from({ length: STEPS }, (_, at) => at + 1)).map((pieces) => {
          const bills = byPieces.get(String(pieces))?.length ?? 0;
          const label = pieces === STEPS ? `${pieces}+` : String(pieces);
          return { label, row: [{ figures: [String(pieces)] }, count(bills)], height: bills };
        }),
      ),
      bars(
        names.byHour,
        byHour.map(([hour, own]) => ({
          label: hour,
          row: [`${hour}:00–${hour}:59`, money(average(own))],
          height: average(own) / 100,
        })),
      ),
      bars(
        names.byBranch,
        byBranch.map(([name, own]) => ({ label: name, row: [name, money(average(own))], height: average(own) / 100 })),
      ),
    ],
    file: {
      title: { th: 'ขนาดตะกร้า', en: 'Basket sizes' },
      hasFilters: false,
      rows: filedRows(
        steps.map(({ from, to, own }) => [
          filed(from),
          to === null ? inFile('') : filed(to),
          summed(own.length),
          summed(revenueOf(own) / 100),
          filed(rounded(10_000 * own.length, sold.length) / 100),
        ]),
      ),
    },
  };
}

/** Satang, and pieces in hundredths. */
interface Sizes {
  readonly median: number;
  readonly average: number;
  readonly pieces: number;
}

function sizesOf(sales: readonly Sale[]): Sizes | null {
  if (sales.length === 0) return null;
  const revenues = sales.map(({ revenue }) => revenue).sort((a, b) => a - b);
  const [low, high] = [revenues[Math.floor((sales.length - 1) / 2)] ?? 0, revenues[Math.floor(sales.length / 2)] ?? 0];
  return {
    median: rounded(low + high, 2),
    average: rounded(revenueOf(sales), sales.length),
    pieces: rounded(100 * sum(sales.map(({ quantity }) => quantity)), sales.length),
  };
}

interface Step {
  /** Baht. */
  readonly from: number;
  readonly to: number | null;
  readonly own: readonly Sale[];
}

function stepsOf(sales: readonly Sale[]): Step[] {
  if (sales.length === 0) return [];
  const revenues = sales.map(({ revenue }) => revenue).sort((a, b) => a - b);
  const most = revenues[Math.ceil((9 * sales.length) / 10) - 1] ?? 0;
  const widths = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power]);
  const width = widths.find((baht) => baht * 100 * (STEPS - 1) >= most) ?? 1;
  return Array.from({ length: STEPS }, (_, at) => {
    const from = at * width;
    const to = at === STEPS - 1 ? null : from + width;
    const own = sales.filter(({ revenue }) => revenue >= from * 100 && (to === null || revenue < to * 100));
    return { from, to, own };
  });
}

const revenueOf = (sales: readonly Sale[]) => sum(sales.map(({ revenue }) => revenue));
