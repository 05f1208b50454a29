import type { BreakdownKind, Dimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import type { Measure } from '@taem/domain/insight/breakdown/measures.ts';
import { NO_ID, type Rollup } from '../../rollups/figuresOf.ts';

/** What rows of a rollup can answer, apart from their days and branches. */
export interface KeptRows {
  rollup: Rollup;
  kind: BreakdownKind;
  /** A dimension without which their figures would be counted several times. */
  needs?: Dimension;
  keys: Readonly<Partial<Record<Dimension, string>>>;
  /** SQL of each measure. */
  sums: Readonly<Partial<Record<Measure, string>>>;
  /** Columns that are read in addition to the figures. */
  columns: readonly string[];
  /** Columns that add up; all are 0 if everything in a row was taken back, but a return alone is a row too. */
  figures: readonly string[];
}

const idOrNull = (column: string) => `nullif(${column}, '${NO_ID}')`;

const OF_SALES: KeptRows['sums'] = {
  TOTAL_REVENUE: 'sum(revenue)',
  TOTAL_TRANSACTIONS: 'sum(transactions)',
  TOTAL_QUANTITY: 'sum(qty)',
  TOTAL_PAYMENT: 'sum(payment)',
  TOTAL_DISCOUNT: 'sum(discount)',
  EARN_POINTS: 'sum(earn_points)',
  REDEEM_POINTS: 'sum(redeem_points)',
  AVERAGE_BASKET: 'sum(revenue)::numeric / nullif(sum(transactions), 0)',
  ITEM_AMOUNT: 'sum(payment)',
};
/** Cost and margin of pieces with a known cost, and the number of pieces without one. */
const OF_COST: KeptRows['sums'] = {
  COST: 'sum(cost)',
  MARGIN: 'sum(costed_amount - cost)',
  UNCOSTED_QUANTITY: 'sum(qty - costed_qty)',
};
const COST_COLUMNS = ['cost', 'costed_amount', 'costed_qty'];
const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'];
const WITH_TENDERS: KeptRows['sums'] = {
  ...OF_SALES,
  TENDER_AMOUNT: 'sum(revenue + delivery + added_vat + cash_rounding)',
};

const { EARN_POINTS: _earned, REDEEM_POINTS: _spent, ...OF_HOURS } = WITH_TENDERS;

const PRODUCTS = ['product_id', 'category_id', 'sub_category_id', 'customer_type', 'tier_id'];
const OF_LINES: KeptRows['sums'] = { TOTAL_QUANTITY: 'sum(qty)', ITEM_AMOUNT: 'sum(amount)', ...OF_COST };
const TIER = { TIER: idOrNull('tier_id') };
const CATEGORY = { CATEGORY: idOrNull('category_id') };
const SUB_CATEGORY = { SUB_CATEGORY: idOrNull('sub_category_id') };
const products = (counted: string, keys: KeptRows['keys'], needs?: Dimension): KeptRows => ({
  rollup: 'products',
  kind: 'line',
  ...(needs && { needs }),
  keys: { CUSTOMER_TYPE: 'customer_type', ...TIER, ...keys },
  sums: { ...OF_LINES, TOTAL_TRANSACTIONS: `sum(${counted})` },
  columns: PRODUCTS,
  figures: [...new Set(['transactions', counted]), 'qty', 'amount', ...COST_COLUMNS],
});

/** The first that can answer is used, so narrow ones come first. */
export const KEPT_ROWS: readonly KeptRows[] = [
  {
    rollup: 'sales',
    kind: 'sale',
    keys: { CUSTOMER_TYPE: 'customer_type', ...TIER },
    sums: { ...WITH_TENDERS, ...OF_COST },
    columns: ['customer_type', 'tier_id'],
    figures: [...FIGURES, 'delivery', 'added_vat', 'cash_rounding', ...COST_COLUMNS],
  },
  {
    rollup: 'members',
    kind: 'sale',
    keys: { MEMBER: 'member_id' },
    sums: OF_SALES,
    columns: ['member_id'],
    figures: FIGURES,
  },
  {
    rollup: 'hours',
    kind: 'sale',
    keys: { HOUR: 'hour', CASHIER: 'create_by_id', CUSTOMER_TYPE: 'customer_type' },
    sums: OF_HOURS,
    columns: ['hour', 'create_by_id', 'customer_type'],
    figures: ['transactions', 'qty', 'payment', 'discount', 'revenue', 'delivery', 'added_vat', 'cash_rounding'],
  },
  products('transactions', { PRODUCT: 'product_id', ...CATEGORY, ...SUB_CATEGORY }, 'PRODUCT'),
  // A sale counts once in each category, with the first of its products there; grouped by category and subcategory, it
  // would be missing from one of them.
  products('category_transactions', CATEGORY),
  products('sub_category_transactions', SUB_CATEGORY),
  {
    ...products('transactions', { ...CATEGORY, ...SUB_CATEGORY }),
    sums: OF_LINES,
  },
  // The number of sales that a tender paid cannot be added up over banks and cards.
  {
    rollup: 'channels',
    kind: 'tender',
    keys: { TENDER: 'type', BANK: idOrNull('institute_id'), CUSTOMER_TYPE: 'customer_type' },
    sums: { TENDER_AMOUNT: 'sum(amount)' },
    columns: ['type', 'institute_id', 'customer_type'],
    figures: ['uses', 'amount'],
  },
  {
    rollup: 'offers',
    kind: 'offer',
    keys: { OFFER: 'offer_id', CUSTOMER_TYPE: 'customer_type' },
    sums: {
      TOTAL_REVENUE: 'sum(revenue)',
      TOTAL_TRANSACTIONS: 'sum(transactions)',
      TOTAL_DISCOUNT: 'sum(discount)',
      AVERAGE_BASKET: 'sum(revenue)::numeric / nullif(sum(transactions), 0)',
    },
    columns: ['offer_id', 'customer_type'],
    figures: ['transactions', 'discount', 'revenue'],
  },
];
