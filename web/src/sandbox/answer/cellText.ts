import type { Cell } from './tablesIn.ts';

/** Formats a value exactly: nothing is rounded, and a missing value is not displayed as 0. */
export const cellText = (value: Cell): string =>
  value === null ? 'null' : typeof value === 'number' ? value.toLocaleString('en', EXACT) : String(value);

const EXACT = { maximumFractionDigits: 20 } as const;
