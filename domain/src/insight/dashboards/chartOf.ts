import { beforeOf } from './besideBefore.ts';
import { drawnKeys, isRevenue, sortOf } from './figureParts.ts';
import { joinRows } from './joinRows.ts';
import type { FigureValue, LaidOutColumn, LaidOutPart } from './layOut.ts';

/**
 * The content of a drawing of a part: series of figures over labels. A label combines all columns that together
 * identify it.
 */
export interface PartChart {
  /** Columns of the labels. */
  readonly label: readonly LaidOutColumn[];
  /** Columns whose values are the series; null if each figure is a series. */
  readonly by: readonly LaidOutColumn[] | null;
  /** The drawn figures; the first decides the unit. */
  readonly figures: readonly LaidOutColumn[];
  readonly series: readonly {
    readonly key: string;
    readonly value: readonly FigureValue[];
    readonly column: LaidOutColumn;
    /** Whether it is of a different size than the first figure, on whose axis it would be flat. */
    readonly isAside: boolean;
  }[];
  readonly rows: readonly { readonly label: readonly FigureValue[]; readonly values: readonly (number | null)[] }[];
}

type Rows = LaidOutPart['rows'];

/** More series than distinguishable colours appear only in the table. */
const MAX_SERIES = 6;

/**
 * Returns the figures of a part as they are drawn: derived columns if there are any, otherwise the figures with the
 * same unit as the first (`ownFigures`); for a ring and for stacked bars the first additive figure. Figures calculated
 * row by row are not part of a ring. A single figure along time has that of the previous days beside it. Returns null
 * if there is nothing to draw.
 */
export function chartOf({ figure, columns, rows, drawing }: LaidOutPart): PartChart | null {
  const keys = drawnKeys(columns);
  const derived = columns.filter(({ name, isBefore }) => name !== null && !isBefore);
  const own = columns.filter(({ isKey, name, isBefore }) => !isKey && name === null && !isBefore);
  const isOfWhole = drawing === 'RING' || (drawing === 'STACKED_BAR' && derived.length === 0);
  const figures = isOfWhole
    ? ownFigures(own.filter((column) => column.figure?.addsUp)).slice(0, 1)
    : derived.length > 0
      ? derived
      : ownFigures(own);
  const label = keys.find(([column]) => column?.figure?.isTime) ?? keys[0];
  const first = figures[0];
  if (!label || !first) return null;
  const at = (column: LaidOutColumn) => columns.indexOf(column);
  const pick = (row: readonly FigureValue[], of: readonly LaidOutColumn[]) => of.map((one) => row[at(one)] ?? null);
  const by = keys.length === 2 ? (keys.find((key) => key !== label) ?? null) : null;
  if (!by) {
    const then = columns.find(({ isBefore, key }) => isBefore && key === beforeOf(first).key);
    // With more than one figure a reader could not see which value belongs to which.
    const isBeside = then !== undefined && label[0]?.figure?.isTime === true && figures.length === 1;
    const visible = isBeside ? [first, then] : figures.slice(0, MAX_SERIES);
    // A figure that is not additive keeps rows separate in a table, but not in a drawing without that figure.
    const isOneList = figure?.lists?.length === 1 && figure.hidden.length === 0;
    const drawn = isOneList ? joinedRows(columns, [...columns.filter(({ isKey }) => isKey), ...visible], rows) : rows;
    return {
      ...{ label, by, figures: visible },
      series: visible.map((column) => ({
        key: column.key,
        value: [],
        column,
        isAside: isAside(column, first, rows, at),
      })),
      rows: drawn.map((row) => ({ label: pick(row, label), values: pick(row, visible).map(numberOf) })),
    };
  }
  const drawn = figure?.lists?.length === 1 ? joinedRows(columns, [...label, ...by, first], rows) : rows;
  const values = distinct(drawn.map((row) => pick(row, by))).slice(0, MAX_SERIES);
  const labels = distinct(drawn.map((row) => pick(row, label)));
  const keyOf = (one: readonly FigureValue[], value: readonly FigureValue[]) => JSON.stringify([one, value]);
  const found = new Map(drawn.map((row) => [keyOf(pick(row, label), pick(row, by)), numberOf(row[at(first)])]));
  return {
    ...{ label, by, figures: [first] },
    series: values.map((value) => ({ key: value.join(' '), value, column: first, isAside: false })),
    rows: labels.map((one) => ({ label: one, values: values.map((value) => found.get(keyOf(one, value)) ?? null) })),
  };
}

/** Returns the figures for one axis, which shows one kind of quantity: preferably money, and of money the revenue. */
function ownFigures(own: readonly LaidOutColumn[]): readonly LaidOutColumn[] {
  const first = own.find(isRevenue) ?? own.find(({ kind }) => kind === 'money') ?? own[0];
  return first ? [first, ...own.filter((one) => one !== first && sortOf(one) === sortOf(first))] : [];
}

/** If a figure is this many times as large, another on the same axis has no visible height. */
const MAX_TIMES = 20;

/** Averages beside sums get a separate axis; a computed column, whose kind is unknown, is placed by its size. */
function isAside(
  column: LaidOutColumn,
  first: LaidOutColumn,
  rows: Rows,
  at: (column: LaidOutColumn) => number,
): boolean {
  if (column === first || column.isBefore) return false;
  if (column.figure && first.figure) return column.figure.addsUp !== first.figure.addsUp;
  const largest = (one: LaidOutColumn) => Math.max(0, ...rows.map((row) => Math.abs(numberOf(row[at(one)]) ?? 0)));
  const [own, other] = [largest(first), largest(column)];
  return own > 0 && other > 0 && Math.max(own / other, other / own) > MAX_TIMES;
}

/** Joins rows by the drawn columns; the others have no value in a joined row. */
function joinedRows(columns: readonly LaidOutColumn[], drawn: readonly LaidOutColumn[], rows: Rows): Rows {
  const places = drawn.map((column) => columns.indexOf(column));
  const summed = drawn.map(({ isKey, kind, figure }) => ({ isKey, kind, addsUp: figure?.addsUp === true }));
  const picked = rows.map((row) => ({ values: places.map((place) => row[place] ?? null) }));
  return joinRows(summed, picked).map(({ values }) => columns.map((_, at) => values[places.indexOf(at)] ?? null));
}

const distinct = (values: readonly (readonly FigureValue[])[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const numberOf = (value: FigureValue | undefined): number | null => (typeof value === 'number' ? value : null);
