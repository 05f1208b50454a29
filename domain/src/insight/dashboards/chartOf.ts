import { drawnKeys } from './figureParts.ts';
import type { FigureValue, LaidOutColumn, LaidOutPart } from './layOut.ts';

/** What a drawing shows of a part: series of figures over labels. */
export interface PartChart {
  /** Column of the labels. */
  readonly label: LaidOutColumn;
  /** Column whose values are the series; null where each series is a figure of its own. */
  readonly by: LaidOutColumn | null;
  /** What is drawn; the first says the unit. */
  readonly figures: readonly LaidOutColumn[];
  readonly series: readonly { readonly key: string; readonly value: FigureValue; readonly column: LaidOutColumn }[];
  readonly rows: readonly { readonly label: FigureValue; readonly values: readonly (number | null)[] }[];
}

/** Series beyond what colours can tell apart are in the table alone. */
const MOST_SERIES = 6;

/**
 * The figures of a part as they are drawn: derived columns where there are some, or else the figures of the same kind as the
 * first; of a ring, and of bars upon each other, the first figure that adds up. What is worked out row by row is no part of a
 * ring. null where there is nothing to draw.
 */
export function chartOf({ columns, rows, drawing }: LaidOutPart): PartChart | null {
  const keys = drawnKeys(columns);
  const derived = columns.filter(({ name }) => name !== null);
  const own = columns.filter(({ isKey, name }) => !isKey && name === null);
  const drawn = derived.length > 0 ? derived : own.filter(({ kind }) => kind === own[0]?.kind);
  const isOfWhole = drawing === 'RING' || (drawing === 'STACKED_BAR' && derived.length === 0);
  const figures = isOfWhole ? own.filter(({ figure }) => figure?.addsUp).slice(0, 1) : drawn;
  const label = keys.find(({ figure }) => figure?.isTime) ?? keys[0];
  const first = figures[0];
  if (!label || !first) return null;
  const by = keys.length === 2 ? (keys.find((key) => key !== label) ?? null) : null;
  const at = (column: LaidOutColumn) => columns.indexOf(column);
  if (!by) {
    const shown = figures.slice(0, MOST_SERIES);
    return {
      ...{ label, by, figures: shown },
      series: shown.map((column) => ({ key: column.key, value: null, column })),
      rows: rows.map((row) => ({ label: row[at(label)] ?? null, values: shown.map((one) => numberOf(row[at(one)])) })),
    };
  }
  const values = [...new Set(rows.map((row) => row[at(by)] ?? null))].slice(0, MOST_SERIES);
  const labels = [...new Set(rows.map((row) => row[at(label)] ?? null))];
  const found = new Map(rows.map((row) => [`${row[at(label)]}\n${row[at(by)]}`, numberOf(row[at(first)])]));
  return {
    ...{ label, by, figures: [first] },
    series: values.map((value) => ({ key: String(value), value, column: first })),
    rows: labels.map((one) => ({ label: one, values: values.map((value) => found.get(`${one}\n${value}`) ?? null) })),
  };
}

const numberOf = (value: FigureValue | undefined): number | null => (typeof value === 'number' ? value : null);
