import type { MarkKeys } from './filterOfKey.ts';

/** The figures in the totals of sales that a mark can be compared with, by their names there. */
export const MARK_SUMS = [
  'complete',
  'amountDue',
  'totalRevenue',
  'totalPayment',
  'totalDiscount',
  'totalQuantity',
  'earnPoints',
  'redeemPoints',
  'averageBasket',
  'totalMembers',
  'itemAmount',
  'itemQuantity',
  'tenderAmount',
  'offerDiscount',
] as const;
export type MarkSum = (typeof MARK_SUMS)[number];

/** The figures that are counts; the others are amounts in baht. */
const COUNTS: ReadonlySet<MarkSum> = new Set([
  'complete',
  'totalQuantity',
  'earnPoints',
  'redeemPoints',
  'totalMembers',
  'itemQuantity',
]);
export const isCount = (sum: MarkSum): boolean => COUNTS.has(sum);

/** The figure of a mark: the name of its sum, and its value when it was drawn. */
export interface MarkFigure {
  sum: MarkSum;
  value: number;
}

/** The measures of statistics by name, each with the equal sum of a list of sales. */
const SUM_OF = {
  totalTransactions: 'complete',
  totalRevenue: 'totalRevenue',
  totalPayment: 'totalPayment',
  totalDiscount: 'totalDiscount',
  totalQuantity: 'totalQuantity',
  earnPoints: 'earnPoints',
  redeemPoints: 'redeemPoints',
  averageBasket: 'averageBasket',
  totalMembers: 'totalMembers',
  itemAmount: 'itemAmount',
  tenderAmount: 'tenderAmount',
} as const satisfies Record<string, MarkSum>;
export type MarkMeasure = keyof typeof SUM_OF;

/**
 * Returns the sum of sales that equals the figure of a mark: that of lines for a mark of lines, that of the offer for a
 * mark of an offer.
 */
export function sumOfMeasure(measure: MarkMeasure, keys: MarkKeys): MarkSum {
  const isOfLines = [keys.productId, keys.categoryId, keys.subCategoryId, keys.option, keys.optionGroup].some(
    (key) => key !== undefined,
  );
  if (measure === 'totalQuantity' && isOfLines) return 'itemQuantity';
  if (measure === 'totalDiscount' && keys.offerId !== undefined) return 'offerDiscount';
  return SUM_OF[measure];
}

type Totals = Partial<Record<Exclude<MarkSum, 'averageBasket'>, number>>;

/** Returns a sum of a list of sales; null if there is no such total, or for the average of no sales. */
export function sumOf(sum: MarkSum, totals: Totals): number | null {
  if (sum !== 'averageBasket') return totals[sum] ?? null;
  const { totalRevenue, complete } = totals;
  return totalRevenue === undefined || !complete ? null : totalRevenue / complete;
}

/** Whether two figures are equal to the satang; averages may differ by one satang. */
export function agree(sum: MarkSum, one: number, other: number): boolean {
  const difference = Math.abs(Math.round(one * 100) - Math.round(other * 100));
  return sum === 'averageBasket' ? difference <= 1 : difference === 0;
}
