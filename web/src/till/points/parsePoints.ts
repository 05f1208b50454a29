import { MAX_MEMBER_POINTS } from '@taem/domain/limits.ts';
import { typedNumber } from '@taem/domain/money/typedNumber.ts';

/** DISC-12: points as typed; null when they are no whole number of 0 or more. */
export function parsePoints(text: string): number | null {
  const digits = typedNumber(text);
  if (!/^\d{1,10}$/.test(digits)) return null;
  const points = Number(digits);
  return points <= MAX_MEMBER_POINTS ? points : null;
}
