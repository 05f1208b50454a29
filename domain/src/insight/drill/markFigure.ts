import type { MarkKeys } from './filterOfKey.ts';

/** A figure of the totals of sales, by the name that it has in them, that a mark can be compared with. */
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

/** Those that are numbers of something; the others are amounts in baht. */
const COUNTS: ReadonlySet<MarkSum> = new Set([
  'complete',
  'totalQuantity',
  'earnPoints',
  'redeemPoints',
  'totalMembers',
  'itemQuantity',
]);
export const isCount = (sum: MarkSum): boolean => COUNTS.has(sum);

/** What a mark shows: one figure, by the name of its sum, as it was when it was drawn. */
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

/** What the sales behind a mark are summed up by: of lines where it is one of lines, of the offer where it is one of an offer. */
export function sumOfMeasure(measure: MarkMeasure, keys: MarkKeys): MarkSum {
  const isOfLines = [keys.productId, keys.categoryId, keys.subCategoryId, keys.option, keys.optionGroup].some(
    (key) => key !== undefined,
  );
  if (measure === 'totalQuantity' && isOfLines) return 'itemQuantity';
  if (measure === 'totalDiscount' && keys.offerId !== undefined) return 'offerDiscount';
  return SUM_OF[measure];
}

type Totals = Partial<Record<Exclude<MarkSum, 'averageBasket'>, number>>;

/** The sum of a list of sales; null where none corresponds, or it is the average of no sale. */
export function sumOf(sum: MarkSum, totals: Totals): number | null {
  if (sum !== 'averageBasket') return totals[sum] ?? null;
  const { totalRevenue, complete } = totals;
  return totalRevenue === undefined || !complete ? null : totalRevenue / complete;
}

/** Whether two figures are the same as people read them: to the satang, and an average to within one. */
export function agree(sum: MarkSum, one: number, other: number): boolean {
  const difference = Math.abs(Math.round(one * 100) - Math.round(other * 100));
  return sum === 'averageBasket' ? difference <= 1 : difference === 0;
}
