import { addFigures } from '../../money/figure.ts';
import type { FigureColumn } from './figureParts.ts';
import type { FigureValue } from './layOut.ts';

export interface KeyedRow {
  readonly values: readonly FigureValue[];
  /** The values of keys that are selected but not displayed. */
  readonly hidden?: readonly FigureValue[];
}

/**
 * Joins rows with equal keys at the position of the first, because the fields that distinguished them were not
 * selected, and adds up their figures. If one of the figures is not additive, all rows stay separate: its sum would be
 * wrong, and sums next to a missing figure would not match the contract. Rows without keys stay separate too.
 */
export function joinRows<Row extends KeyedRow>(
  columns: readonly Pick<FigureColumn, 'isKey' | 'kind' | 'addsUp'>[],
  rows: readonly Row[],
): readonly Row[] {
  const figures = columns.filter(({ isKey }) => !isKey);
  if (figures.length === columns.length || !figures.every(({ addsUp }) => addsUp)) return rows;
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = JSON.stringify([columns.map(({ isKey }, at) => isKey && row.values[at]), row.hidden]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (group.length === 1) return first;
    const valuesAt = (at: number) => group.map(({ values }) => values[at] ?? null);
    return { ...first, values: columns.map((column, at) => joined(column, valuesAt(at))) };
  });
}

/** Takes keys from the first row and sums from all rows; a sum is null if all its values are. */
function joined({ isKey, kind }: Pick<FigureColumn, 'isKey' | 'kind'>, values: readonly FigureValue[]): FigureValue {
  if (isKey) return values[0] ?? null;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  if (kind === 'money') return addFigures(numbers);
  const whole = numbers.reduce((all, value) => all + value, 0);
  // Shares have two decimals.
  return kind === 'count' ? whole : Math.round(whole * 100) / 100;
}
