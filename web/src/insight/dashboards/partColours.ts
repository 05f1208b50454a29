import type { PartChart } from '@taem/domain/insight/dashboards/chartOf.ts';
import { sortOf } from '@taem/domain/insight/dashboards/figureParts.ts';
import type { LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { type ChartColour, type ChartMeaning, colourOf, coloursOf } from '../../app/chartColours.ts';

/** Returns the meaning whose colours the values of these columns have, wherever they are drawn. */
export function meaningOf(columns: readonly LaidOutColumn[]): ChartMeaning | null {
  const [field, ...more] = columns.flatMap(({ figure }) => figure?.coordinate ?? []);
  if (!field || more.length > 0) return null;
  if (field.endsWith('.customerType')) return 'customerType';
  if (field.endsWith('.paymentMethod')) return 'tender';
  return field === 'MemberTier.name' || field === 'TierFigures.name' ? 'tier' : null;
}

/**
 * Returns the colours of the series: by the value that splits them; or, for figures of now and before, of members and
 * walk-in, and of points, their own colours.
 */
export function seriesColours({ by, series }: PartChart): (ChartColour | undefined)[] {
  if (by)
    return coloursOf(
      meaningOf(by),
      series.map(({ value }) => value.map((one) => one ?? '').join(' ')),
    );
  const isPoints = series.every(({ column }) => sortOf(column) === 'points');
  const own = isPoints
    ? coloursOf(
        'points',
        series.map((_, at) => POINTS[at] ?? String(at)),
      )
    : coloursOf(
        'customerType',
        series.map(({ column }, at) => whose(column) ?? String(at)),
      );
  const before = colourOf('comparison', 'before');
  return series.map(({ column }, at) => (column.isBefore ? before : own[at]));
}

/**
 * Returns the colours of the rows of a single series if they stand for members and walk-in customers; undefined for others,
 * which have the colour of the series.
 */
export function colourOfRows({ label, series }: PartChart, things: readonly string[]): ChartColour[] | undefined {
  const isOne = series.filter(({ isAside }) => !isAside).length === 1;
  return isOne && meaningOf(label) === 'customerType' ? coloursOf('customerType', things) : undefined;
}

/**
 * Returns how a series is drawn: figures of members and of walk-in customers that add up are stacked, with their total as the
 * cap; others are side by side.
 */
export function drawnAs({ by, series }: PartChart, at: number): 'beside' | 'cap' | undefined {
  if (by || series.length === 1) return undefined;
  const words = series.map(({ column, isAside }) =>
    column.figure?.addsUp && !column.isBefore && !isAside ? whose(column) : undefined,
  );
  const isWhole = words.includes('MEMBER') && words.includes('GUEST') && new Set(words).size === words.length;
  if (!isWhole || words.includes(undefined)) return 'beside';
  return words[at] === 'total' ? 'cap' : undefined;
}

/** The three most important point movements. */
const POINTS = ['earned', 'redeemed', 'voided'];

const whose = ({ figure }: LaidOutColumn) =>
  figure?.fields.map((field) => WHOSE[field.split('.')[1] ?? '']).find(Boolean);

const WHOSE: Readonly<Record<string, string>> = {
  ...{ member: 'MEMBER', memberShare: 'MEMBER', memberRevenue: 'MEMBER' },
  ...{ guest: 'GUEST', guestShare: 'GUEST', guestRevenue: 'GUEST' },
  total: 'total',
};
