import { TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';

/** The dimensions by which figures can be broken down. */
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
/** The maximum number of rows of a breakdown; more would be unreadable. */
export const MAX_BREAKDOWN_ROWS = 1_000;

/** Returns what a dimension belongs to: the sale itself, or a part of it. */
export const partOf = (dimension: Dimension): BreakdownKind => PARTS[dimension] ?? 'sale';

/** Returns what a breakdown by these dimensions counts; they must have passed `refuseDimensions`. */
export function kindOf(by: readonly Dimension[]): BreakdownKind {
  return by.map(partOf).find((kind) => kind !== 'sale') ?? 'sale';
}

/**
 * Returns why figures cannot be broken down by these dimensions; null if they can. The lines of a bill are independent
 * of its tenders: which product a tender paid for is undefined, and combining all of them would count every amount
 * several times.
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

/** Returns the unit of a dimension of time; null for other dimensions. */
export function unitOfDimension(dimension: Dimension): TimeUnit | null {
  return TIME_UNITS.find((unit) => unit === dimension) ?? null;
}

/** Whether the values of a dimension have a natural order, such as time. */
export function hasOwnOrder(dimension: Dimension): boolean {
  return dimension === 'HOUR' || dimension === 'WEEKDAY' || unitOfDimension(dimension) !== null;
}
