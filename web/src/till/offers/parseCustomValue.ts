import { readNumber } from '@taem/domain/reading/amount.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';

// The highest value that a bill accepts.
const MAX_VALUE = 1_000_000_000;

/** DISC-05: Returns the absolute value of the typed number; null if a bill does not accept it. */
export function parseCustomValue(text: string): number | null {
  const typed = valueOr(readNumber(text), null);
  const value = Math.abs(Number(typed));
  return typed !== null && value <= MAX_VALUE ? value : null;
}
