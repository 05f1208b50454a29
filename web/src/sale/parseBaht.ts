import { fromBaht, MoneyError, type Satang } from '@taem/domain/money/money.ts';
import { typedNumber } from '@taem/domain/money/typedNumber.ts';

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
