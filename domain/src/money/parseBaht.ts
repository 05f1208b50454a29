import { fromBaht, MoneyError, type Satang } from './money.ts';
import { typedNumber } from './typedNumber.ts';

/** An amount as typed: thousand separators are fine; null when it is no amount of 0 or more. */
export function parseBaht(text: string): Satang | null {
  try {
    const amount = fromBaht(typedNumber(text));
    return amount < 0 ? null : amount;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
