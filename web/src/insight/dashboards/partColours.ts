import type { PartChart } from '@taem/domain/insight/dashboards/chartOf.ts';
import type { LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { type ChartMeaning, colourOf, coloursOf } from '../../app/chartColours.ts';

/** What values of these columns have colours for, wherever they are drawn. */
export function meaningOf(columns: readonly LaidOutColumn[]): ChartMeaning | null {
  const [field, ...more] = columns.flatMap(({ figure }) => figure?.coordinate ?? []);
  if (!field || more.length > 0) return null;
  if (field.endsWith('.customerType')) return 'customerType';
  if (field.endsWith('.paymentMethod')) return 'tender';
  return field === 'MemberTier.name' || field === 'TierFigures.name' ? 'tier' : null;
}

/** Series of one thing have the colours of that; figures of now and before, and of members and walk-in, their own. */
export function seriesColours({ by, series }: PartChart) {
  if (by)
    return coloursOf(
      meaningOf(by),
      series.map(({ value }) => value.map((one) => one ?? '').join(' ')),
    );
  const whose = series.map(({ column }) =>
    column.figure?.fields.map((field) => WHOSE[field.split('.')[1] ?? '']).find(Boolean),
  );
  const own = coloursOf(
    'customerType',
    whose.map((one, at) => one ?? String(at)),
  );
  const before = colourOf('comparison', 'before');
  return series.map(({ column }, at) => (column.isBefore ? before : own[at]));
}

const WHOSE: Readonly<Record<string, string>> = {
  ...{ member: 'MEMBER', memberShare: 'MEMBER', memberRevenue: 'MEMBER' },
  ...{ guest: 'GUEST', guestShare: 'GUEST', guestRevenue: 'GUEST' },
  total: 'total',
};
