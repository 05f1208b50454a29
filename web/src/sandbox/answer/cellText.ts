import type { Cell } from './tablesIn.ts';

/** As it is in the answer: nothing is rounded, and what is missing is not shown as 0. */
export const cellText = (value: Cell): string =>
  value === null ? 'null' : typeof value === 'number' ? value.toLocaleString('en', EXACT) : String(value);

const EXACT = { maximumFractionDigits: 20 } as const;
