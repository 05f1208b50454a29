import type { BreakdownKind } from './dimensions.ts';

/** The figures of a breakdown, each by its name in the contract and on the wire. */
export const MEASURES = {
  TOTAL_REVENUE: { field: 'totalRevenue', wire: 'total_revenue', isMoney: true },
  TOTAL_TRANSACTIONS: { field: 'totalTransactions', wire: 'total_transaction', isMoney: false },
  TOTAL_QUANTITY: { field: 'totalQuantity', wire: 'total_qty', isMoney: false },
  TOTAL_PAYMENT: { field: 'totalPayment', wire: 'total_payment', isMoney: true },
  TOTAL_DISCOUNT: { field: 'totalDiscount', wire: 'total_discount', isMoney: true },
  EARN_POINTS: { field: 'earnPoints', wire: 'total_earn', isMoney: false },
  REDEEM_POINTS: { field: 'redeemPoints', wire: 'total_redeem', isMoney: false },
  AVERAGE_BASKET: { field: 'averageBasket', wire: 'average_basket', isMoney: true },
  TOTAL_MEMBERS: { field: 'totalMembers', wire: 'total_member', isMoney: false },
  ITEM_AMOUNT: { field: 'itemAmount', wire: 'item_amount', isMoney: true },
  TENDER_AMOUNT: { field: 'tenderAmount', wire: 'tender_amount', isMoney: true },
  COST: { field: 'cost', wire: 'cost', isMoney: true },
  MARGIN: { field: 'margin', wire: 'margin', isMoney: true },
  UNCOSTED_QUANTITY: { field: 'uncostedQuantity', wire: 'uncosted_qty', isMoney: false },
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** Measures that only users with the right to see costs may read. */
export const COST_MEASURES: readonly Measure[] = ['COST', 'MARGIN', 'UNCOSTED_QUANTITY'];

/** The measures that each kind of row supports; any other would mean something different from its name. */
const SUPPORTED: Readonly<Record<BreakdownKind, readonly Measure[]>> = {
  sale: MEASURE_NAMES,
  line: ['TOTAL_TRANSACTIONS', 'TOTAL_QUANTITY', 'TOTAL_MEMBERS', 'ITEM_AMOUNT', ...COST_MEASURES],
  tender: ['TOTAL_TRANSACTIONS', 'TOTAL_MEMBERS', 'TENDER_AMOUNT'],
  offer: ['TOTAL_REVENUE', 'TOTAL_TRANSACTIONS', 'TOTAL_DISCOUNT', 'AVERAGE_BASKET', 'TOTAL_MEMBERS'],
};

/** Whether rows of a kind support a measure; otherwise it is null in them. */
export function supports(kind: BreakdownKind, measure: Measure): boolean {
  return SUPPORTED[kind].includes(measure);
}

/** The default sort of rows of a kind, largest first. */
export const MAIN_MEASURE: Readonly<Record<BreakdownKind, Measure>> = {
  sale: 'TOTAL_REVENUE',
  line: 'ITEM_AMOUNT',
  tender: 'TENDER_AMOUNT',
  offer: 'TOTAL_TRANSACTIONS',
};

/** Returns a part of the whole in percent, to two decimals; null if there is no whole. */
export function shareOf(part: number | null | undefined, whole: number | null | undefined): number | null {
  return part == null || !whole ? null : percent(part / whole);
}

/** Returns the change of a figure from the previous days, in percent; null if it was 0 or missing before. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): number | null {
  return now == null || !before ? null : percent((now - before) / Math.abs(before));
}

/** Rounds a ratio to percent with two decimals, never -0. */
const percent = (ratio: number): number => Math.round(ratio * 10_000) / 100 || 0;
