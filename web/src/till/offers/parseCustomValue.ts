import { readNumber } from '@taem/domain/reading/amount.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';

// A bill takes no higher value.
const MAX_VALUE = 1_000_000_000;

/** DISC-05: the value as typed, made absolute; null when it is no number that a bill takes. */
export function parseCustomValue(text: string): number | null {
  const typed = valueOr(readNumber(text), null);
  const value = Math.abs(Number(typed));
  return typed !== null && value <= MAX_VALUE ? value : null;
}
