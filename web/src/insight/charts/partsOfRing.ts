import { CHART_COLOURS } from '../../app/chartColours.ts';
import type { ChartRow } from './chartData.ts';

export interface RingPart {
  /** Of its row; undefined of the part that stands for the rest, which opens nothing. */
  readonly key: string | undefined;
  /** What its colour is found by. */
  readonly thing: string;
  readonly label: string;
  readonly value: number;
}

/** As many as there are colours. */
const MOST = Object.keys(CHART_COLOURS).length;

/**
 * The parts of a ring: rows in their order, or of many the largest and one part for all others, which the table beside
 * it lists.
 */
export function partsOfRing(rows: readonly ChartRow[], others: string): RingPart[] {
  const parts = rows.map(({ key, thing, label, values: [value] }) => ({
    ...{ key, label, thing: thing ?? key },
    value: value ?? 0,
  }));
  if (parts.length <= MOST) return parts;
  const largest = new Set([...parts].sort((one, other) => other.value - one.value).slice(0, MOST - 1));
  const rest = parts.filter((part) => !largest.has(part)).reduce((sum, { value }) => sum + value, 0);
  return [
    ...parts.filter((part) => largest.has(part)),
    // Amounts have two decimals; rounding errors of their sum are dropped.
    { key: undefined, thing: 'others', label: others, value: Math.round(rest * 100) / 100 },
  ];
}
