import { typedNumber } from '@taem/domain/money/typedNumber.ts';

const NUMBER = /^[-−+]?(\d+\.?\d*|\.\d+)$/;
// A bill takes no higher value.
const MAX_VALUE = 1_000_000_000;

/** DISC-05: the value as typed, made absolute; null when it is no number that a bill takes. */
export function parseCustomValue(text: string): number | null {
  const typed = typedNumber(text);
  if (!NUMBER.test(typed)) return null;
  const value = Number(typed.replace(/^[-−+]/, ''));
  return value <= MAX_VALUE ? value : null;
}
