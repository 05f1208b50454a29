import { type Dimension, partOf, unitOfDimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import { AGE_RANGES } from '@taem/domain/till/guest.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { type DayRange, firstOf } from '@taem/domain/time/dayRange.ts';
import { dayEndsAtSql } from '../../database/businessDay.ts';
import { weekdayIndexSql, weekdaySql } from '../../database/weekdaySql.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { transactions } from '../../sales/transactions.resource.ts';

const GENDERS = ['Male', 'Female', 'Other'];

/** The name of a dimension in an answer: that of the field of a sale, a line, a tender or an offer. */
export const KEY_NAMES: Readonly<Record<Dimension, string>> = {
  HOUR: 'hour',
  WEEKDAY: 'weekday',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  QUARTER: 'quarter',
  YEAR: 'year',
  BRANCH: 'branch_id',
  TIER: 'tier_id',
  CUSTOMER_TYPE: 'customer_type',
  MEMBER: 'member_id',
  GENDER: 'gender',
  AGE: 'age_range',
  PRODUCT: 'product_id',
  CATEGORY: 'category_id',
  SUB_CATEGORY: 'sub_category_id',
  OPTION_GROUP: 'option_group',
  OPTION: 'option',
  TENDER: 'payment_method',
  BANK: 'institute_id',
  CASHIER: 'create_by_id',
  TILL: 'till_id',
  SHIFT: 'shift_id',
  OFFER: 'offer_id',
  NEW_OR_RETURNING: 'new_or_returning',
};

/** Returns SQL of the value of a time dimension for a day; null for other dimensions. */
export function ofDay(dimension: Dimension, day: string): string | null {
  if (dimension === 'DAY') return day;
  if (dimension === 'WEEKDAY') return weekdaySql(day);
  const isUnit = dimension === 'WEEK' || dimension === 'MONTH' || dimension === 'QUARTER' || dimension === 'YEAR';
  return isUnit ? `date_trunc('${dimension.toLowerCase()}', ${day})::date` : null;
}

/**
 * Returns SQL of the current key that corresponds to `key` of the compared days: for a unit of time, the one at the
 * same position in the range (`keyBefore` is the inverse), for any other dimension the key itself.
 */
export function keyNow(
  dimension: Dimension,
  key: string,
  days: DayRange,
  before: DayRange,
  parameters: Parameters,
): string {
  const unit = unitOfDimension(dimension);
  if (unit === null) return key;
  const first = (range: DayRange) => `${parameters.add(firstOf(unit, range.from))}::date`;
  if (unit === 'DAY' || unit === 'WEEK') return `(${key} + (${first(days)} - ${first(before)}))`;
  const [now, then] = [firstOf(unit, days.from), firstOf(unit, before.from)].map(monthsOf);
  return `(${key} + make_interval(months => ${parameters.add(Number(now) - Number(then))}::int))::date`;
}

const monthsOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** SQL of keys of a sale `t` for which it has no field. */
const OWN: Readonly<Partial<Record<Dimension, string>>> = {
  CUSTOMER_TYPE: "case when t.member_id is null then 'Guest' else 'Member' end",
};

/** The words in the contract; any other recorded value counts as unknown. */
const WORDS: Readonly<Partial<Record<Dimension, readonly string[]>>> = { GENDER: GENDERS, AGE: AGE_RANGES };

/** Returns the pages whose readers may see a dimension of a sale; undefined for everyone. */
export const personalReadersOf = (dimension: Dimension): readonly string[] | undefined =>
  transactions.fieldByPath.get(KEY_NAMES[dimension])?.personalTo;

/** Returns the field by which sales of the dimension are found, so that counting and finding agree. */
function fieldOf(dimension: Dimension) {
  const field = transactions.fieldByPath.get(KEY_NAMES[dimension]);
  if (!field) throw new Error(`Sales have no field for ${dimension}.`);
  return field;
}

/** Returns the join from which the key of a sale is read; undefined if it is read from the sale itself. */
export const joinOf = (dimension: Dimension): string | undefined =>
  ofDay(dimension, 't.business_date') || OWN[dimension] || partOf(dimension) !== 'sale'
    ? undefined
    : fieldOf(dimension).join;

/** Returns SQL of a dimension's key for a sale `t`. */
export function ofSale(dimension: Dimension): string {
  const sql = ofDay(dimension, 't.business_date') ?? OWN[dimension] ?? fieldOf(dimension).sql;
  const words = WORDS[dimension];
  return words
    ? `(select w from (select ${sql} as w) k where w in (${words.map((word) => `'${word}'`).join(', ')}))`
    : sql;
}

/** Returns SQL of a dimension's key for a part `p` of a sale, or an option `o` of it. */
export function ofPart(dimension: Dimension): string {
  if (dimension === 'TENDER') return 'p.type';
  if (dimension === 'OFFER') return 'p.offer_id';
  if (dimension === 'OPTION' || dimension === 'OPTION_GROUP') return `o.${KEY_NAMES[dimension]}`;
  if (partOf(dimension) === 'sale') throw new Error(`${dimension} is of the sale.`);
  return `p.${KEY_NAMES[dimension]}`;
}

/**
 * Returns SQL by which rows are sorted along a dimension: the hours after midnight follow those of their business day,
 * as of the last day.
 */
export function orderOf(dimension: Dimension, key: string, period: DayRange, parameters: Parameters): string {
  if (dimension === 'WEEKDAY') return weekdayIndexSql(key);
  if (dimension === 'HOUR') return `(${key} + 24 - ${dayEndsAtSql(`${parameters.add(period.to)}::date`)}) % 24`;
  return key;
}
