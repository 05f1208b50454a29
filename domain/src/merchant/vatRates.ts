import type { Day } from '../time/calendar.ts';

/** VAT rates by the business date of a sale. */
export interface VatRates {
  /** In percent, from `vatFrom` on. */
  vatPercent: number;
  vatFrom: Day;
  /** In percent, for earlier days. */
  vatPercentBefore: number;
}

/** Returns the rate in force on a business date, in percent. */
export function vatPercentOn({ vatPercent, vatFrom, vatPercentBefore }: VatRates, day: Day): number {
  return day < vatFrom ? vatPercentBefore : vatPercent;
}
