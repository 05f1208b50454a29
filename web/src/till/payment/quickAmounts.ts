import { type Satang, satang } from '@taem/domain/money/money.ts';

const NOTES = [100, 500, 1000].map((baht) => satang(baht * 100));

/** What customers usually hand over: the exact amount, and the next full 100, 500 and 1,000 THB. */
export function quickAmounts(total: Satang): Satang[] {
  const rounded = NOTES.map((note) => satang(Math.ceil(total / note) * note));
  return [...new Set([total, ...rounded])];
}
