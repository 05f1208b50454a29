import type { ChartRow } from './chartData.ts';
import { INSIGHT_COLOURS } from './colours.ts';

export interface RingPart {
  /** Of its row; undefined of the part that stands for the rest, which opens nothing. */
  readonly key: string | undefined;
  readonly label: string;
  readonly value: number;
}

/** As many as have a colour of their own. */
const MOST = Object.keys(INSIGHT_COLOURS).length;

/** The parts of a ring: rows in their order, or of many the largest and one part for all others, which the table beside it tells. */
export function partsOfRing(rows: readonly ChartRow[], others: string): RingPart[] {
  const parts = rows.map(({ key, label, values: [value] }) => ({ key, label, value: value ?? 0 }));
  if (parts.length <= MOST) return parts;
  const largest = new Set([...parts].sort((one, other) => other.value - one.value).slice(0, MOST - 1));
  const rest = parts.filter((part) => !largest.has(part)).reduce((sum, { value }) => sum + value, 0);
  // Amounts have two decimals; what adding them up leaves behind is none.
  return [
    ...parts.filter((part) => largest.has(part)),
    { key: undefined, label: others, value: Math.round(rest * 100) / 100 },
  ];
}
