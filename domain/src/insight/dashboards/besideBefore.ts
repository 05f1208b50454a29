import { keyBefore } from '../breakdown/keyBefore.ts';
import type { ComparedDays } from './comparedDays.ts';
import type { FigureValue, LaidOutColumn } from './layOut.ts';

type Row = readonly FigureValue[];

/** Returns the column with the previous figures for a current column. */
export const beforeOf = (column: LaidOutColumn): LaidOutColumn => ({
  ...column,
  key: `previous ${column.key}`,
  isBefore: true,
});

/**
 * Returns the current rows, each with the previous figures beside its own: matched by key, and units of time by
 * position, so that the third day is beside the third. Rows that exist only in the previous days get a row too, along
 * time at their position. Returns null without a comparison, and if rows cannot be matched because several share a key
 * or units are missing.
 */
export function besideBefore(
  columns: readonly LaidOutColumn[],
  rows: { readonly now: readonly Row[]; readonly before: readonly Row[] },
  days: ComparedDays | null,
): { columns: LaidOutColumn[]; rows: Row[] } | null {
  const isCompared = columns.map(({ isKey }, at) => !isKey && rows.before.some((row) => row[at] != null));
  const paired = isCompared.includes(true) ? pairs(columns, rows, days) : null;
  if (!paired) return null;
  return {
    columns: columns.flatMap((column, at) => (isCompared[at] ? [column, beforeOf(column)] : [column])),
    rows: paired.map(({ now, before }) =>
      columns.flatMap((_, at) => (isCompared[at] ? [now[at] ?? null, before?.[at] ?? null] : [now[at] ?? null])),
    ),
  };
}

interface Pair {
  readonly now: Row;
  /** null if there is no previous row. */
  readonly before: Row | null;
}

function pairs(
  columns: readonly LaidOutColumn[],
  rows: { readonly now: readonly Row[]; readonly before: readonly Row[] },
  days: ComparedDays | null,
): Pair[] | null {
  const time = columns.findIndex(({ figure, kind }) => figure?.isTime && kind === 'day');
  const unit = columns[time]?.unit ?? null;
  if (!columns.some(({ isKey }) => isKey) || (time >= 0 && (unit === null || days === null))) return null;
  const moved = rows.before.flatMap((row): Row[] => {
    if (unit === null || days === null) return [row];
    // The position of an earlier day among the current ones.
    const place = keyBefore(unit, row[time], days.before, days.now);
    return place === undefined ? [] : [row.map((value, at) => (at === time ? place : value))];
  });
  const keyOf = (row: Row) => JSON.stringify(columns.map(({ isKey }, at) => isKey && row[at]));
  const before = new Map(moved.map((row) => [keyOf(row), row]));
  const current = new Set(rows.now.map(keyOf));
  if (before.size < moved.length || current.size < rows.now.length) return null;
  const gone = moved.filter((row) => !current.has(keyOf(row)));
  const paired = [
    ...rows.now.map((row) => ({ now: row, before: before.get(keyOf(row)) ?? null })),
    ...gone.map((row) => ({ now: row.map((value, at) => (columns[at]?.isKey ? value : null)), before: row })),
  ];
  const when = ({ now }: Pair) => String(now[time]);
  return time < 0
    ? paired
    : paired.sort((one, other) => (when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0));
}
