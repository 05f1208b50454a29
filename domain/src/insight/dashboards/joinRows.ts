import { addFigures } from '../../money/figure.ts';
import type { FigureColumn } from './figureParts.ts';
import type { FigureValue } from './layOut.ts';

export interface KeyedRow {
  readonly values: readonly FigureValue[];
  /** Of keys that are asked for and not shown. */
  readonly hidden?: readonly FigureValue[];
}

/**
 * Rows whose keys are equal as one row, where the first of them stands: what else told them apart was not asked for. Their
 * figures are added up. Where one of the figures does not add up the rows stay as they came: a sum of it would be wrong, and
 * a row of sums beside one that is left out would not be what the contract told. Without keys nobody can say what a row is of.
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

/** A key is that of the first row; a sum is null where none of its values is told. */
function joined({ isKey, kind }: Pick<FigureColumn, 'isKey' | 'kind'>, values: readonly FigureValue[]): FigureValue {
  if (isKey) return values[0] ?? null;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  if (kind === 'money') return addFigures(numbers);
  const whole = numbers.reduce((all, value) => all + value, 0);
  // Shares have two decimals.
  return kind === 'count' ? whole : Math.round(whole * 100) / 100;
}
