import { type Satang, satang } from '../money/money.ts';
import { hasTradeCheckDigit } from '../reading/code.ts';

/** The prefixes of a scale's barcodes: those that GS1 reserves for shops, for numbers of 13 digits. */
export const SCALE_PREFIXES = ['NONE', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29'] as const;

/** The prefixes of the labels that a shop's scales print, each one of SCALE_PREFIXES. */
export interface ScaleLabels {
  weightLabels: string;
  priceLabels: string;
}

/** The message for equal prefixes, with which a price would be read as a weight. */
export const SAME_SCALE_PREFIX = 'Weight and price need different prefixes';

export const hasOnePrefix = ({ weightLabels, priceLabels }: ScaleLabels): boolean =>
  weightLabels !== 'NONE' && weightLabels === priceLabels;

/** The content of a label: the product's number in the scale, and its weight or its price. */
export type ScaleLabel = { item: string; grams: number } | { item: string; price: Satang };

/**
 * Reads the barcode of a scale: two digits of prefix, five of the product, five of the weight in grams or of the price
 * in satang, and the check digit. Returns null for any other barcode.
 */
export function readScaleLabel(code: string, { weightLabels, priceLabels }: ScaleLabels): ScaleLabel | null {
  const [, prefix, item = '', value] = /^(\d{2})(\d{5})(\d{5})\d$/.exec(code) ?? [];
  if (!hasTradeCheckDigit(code)) return null;
  if (prefix === weightLabels) return { item, grams: Number(value) };
  return prefix === priceLabels ? { item, price: satang(Number(value)) } : null;
}

/** Returns the codes that the product of a label may have: all five digits, or the number without leading zeros. */
export function itemCodes({ item }: ScaleLabel): readonly string[] {
  return [...new Set([item, item.replace(/^0+(?=.)/, '')])];
}

/** Returns the price of a number of grams at a price per kilogram, to the nearest satang. */
export function priceOfGrams(kilogram: Satang, grams: number): Satang {
  return satang(Math.floor((kilogram * grams + 500) / 1000));
}
