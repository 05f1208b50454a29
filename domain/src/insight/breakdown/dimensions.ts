import { TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';

/** What figures can be broken down by. */
export const DIMENSIONS = [
  'HOUR',
  'WEEKDAY',
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
  'BRANCH',
  'TIER',
  'CUSTOMER_TYPE',
  'MEMBER',
  'GENDER',
  'AGE',
  'PRODUCT',
  'CATEGORY',
  'SUB_CATEGORY',
  'OPTION_GROUP',
  'OPTION',
  'TENDER',
  'BANK',
  'CASHIER',
  'TILL',
  'SHIFT',
  'OFFER',
  'NEW_OR_RETURNING',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What a breakdown counts: whole sales, or the lines, the tenders or the offers of sales. */
export type BreakdownKind = 'sale' | 'line' | 'tender' | 'offer';

const PARTS: Readonly<Partial<Record<Dimension, BreakdownKind>>> = {
  PRODUCT: 'line',
  CATEGORY: 'line',
  SUB_CATEGORY: 'line',
  OPTION_GROUP: 'line',
  OPTION: 'line',
  TENDER: 'tender',
  BANK: 'tender',
  OFFER: 'offer',
};

export const MAX_DIMENSIONS = 3;
/** More rows than this are no answer to a question. */
export const MAX_BREAKDOWN_ROWS = 1_000;

/** Of what a dimension is: of the sale itself, or of a part of it. */
export const partOf = (dimension: Dimension): BreakdownKind => PARTS[dimension] ?? 'sale';

/** What a breakdown by these dimensions counts; they are ones that `refuseDimensions` lets pass. */
export function kindOf(by: readonly Dimension[]): BreakdownKind {
  return by.map(partOf).find((kind) => kind !== 'sale') ?? 'sale';
}

/**
 * Why figures cannot be broken down by these; null when they can. The lines of a bill are independent of its tenders:
 * there is no saying which product a tender paid for, and pairing them all would count every amount several times.
 */
export function refuseDimensions(by: readonly Dimension[]): string | null {
  if (by.length === 0) return 'needs a dimension';
  if (by.length > MAX_DIMENSIONS) return `has more than ${MAX_DIMENSIONS} dimensions`;
  const twice = by.find((dimension, place) => by.indexOf(dimension) !== place);
  if (twice) return `has ${twice} twice`;
  const parts = by.filter((dimension) => partOf(dimension) !== 'sale');
  const other = parts.find((dimension) => partOf(dimension) !== partOf(parts[0] ?? dimension));
  return other ? `has ${parts[0]} and ${other}: they are of different parts of a sale, which do not go together` : null;
}

/** The unit that a dimension of time cuts days into; null for the others. */
export function unitOfDimension(dimension: Dimension): TimeUnit | null {
  return TIME_UNITS.find((unit) => unit === dimension) ?? null;
}

/** Whether rows are in the order of the dimension by themselves, as along time. */
export function hasOwnOrder(dimension: Dimension): boolean {
  return dimension === 'HOUR' || dimension === 'WEEKDAY' || unitOfDimension(dimension) !== null;
}
