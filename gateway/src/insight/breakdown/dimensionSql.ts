import { type Dimension, partOf, unitOfDimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import { AGE_RANGES } from '@taem/domain/till/guest.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { type DayRange, firstOf } from '@taem/domain/time/dayRange.ts';
import { dayEndsAtSql } from '../../database/businessDay.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { transactions } from '../../sales/transactions.resource.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const GENDERS = ['Male', 'Female', 'Other'];

/** What a dimension is called in an answer: as its field of a sale, of a line, a tender or an offer is. */
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

/** SQL of what a dimension of time makes of a day; null for the others. */
export function ofDay(dimension: Dimension, day: string): string | null {
  if (dimension === 'DAY') return day;
  if (dimension === 'WEEKDAY') {
    return `(array[${WEEKDAYS.map((name) => `'${name}'`).join(', ')}])[extract(dow from ${day})::int + 1]`;
  }
  const isUnit = dimension === 'WEEK' || dimension === 'MONTH' || dimension === 'QUARTER' || dimension === 'YEAR';
  return isUnit ? `date_trunc('${dimension.toLowerCase()}', ${day})::date` : null;
}

/**
 * SQL of the key that `key`, of days compared with, stands beside: of a unit of time the one at the same place of the range
 * (`keyBefore` the other way), of any other dimension the key itself.
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

/** SQL of keys of a sale `t` that is no field of it as such. */
const OWN: Readonly<Partial<Record<Dimension, string>>> = {
  CUSTOMER_TYPE: "case when t.member_id is null then 'Guest' else 'Member' end",
};

/** The words that the contract has; whatever else was written down is not known. */
const WORDS: Readonly<Partial<Record<Dimension, readonly string[]>>> = { GENDER: GENDERS, AGE: AGE_RANGES };

/** Who may know a dimension of a sale; everyone where it is not personal. */
export const personalReadersOf = (dimension: Dimension): readonly string[] | undefined =>
  transactions.fieldByPath.get(KEY_NAMES[dimension])?.personalTo;

/** The field that sales are found by when they are looked for by the dimension; what is counted and what is found is one. */
function fieldOf(dimension: Dimension) {
  const field = transactions.fieldByPath.get(KEY_NAMES[dimension]);
  if (!field) throw new Error(`Sales have no field for ${dimension}.`);
  return field;
}

/** What the key of a sale is read from beside the sale itself. */
export const joinOf = (dimension: Dimension): string | undefined =>
  ofDay(dimension, 't.business_date') || OWN[dimension] || partOf(dimension) !== 'sale'
    ? undefined
    : fieldOf(dimension).join;

/** SQL of a dimension's key of a sale `t`. */
export function ofSale(dimension: Dimension): string {
  const sql = ofDay(dimension, 't.business_date') ?? OWN[dimension] ?? fieldOf(dimension).sql;
  const words = WORDS[dimension];
  return words
    ? `(select w from (select ${sql} as w) k where w in (${words.map((word) => `'${word}'`).join(', ')}))`
    : sql;
}

/** SQL of a dimension's key of a part `p` of a sale, or of an option `o` of it. */
export function ofPart(dimension: Dimension): string {
  if (dimension === 'TENDER') return 'p.type';
  if (dimension === 'OFFER') return 'p.offer_id';
  if (dimension === 'OPTION' || dimension === 'OPTION_GROUP') return `o.${KEY_NAMES[dimension]}`;
  if (partOf(dimension) === 'sale') throw new Error(`${dimension} is of the sale.`);
  return `p.${KEY_NAMES[dimension]}`;
}

/** SQL of what rows are put in order by along a dimension: the hours of a night follow those of its day, as of the last of these days. */
export function orderOf(dimension: Dimension, key: string, period: DayRange, parameters: Parameters): string {
  if (dimension === 'WEEKDAY')
    return `array_position(array[${WEEKDAYS.map((name) => `'${name}'`).join(', ')}], ${key})`;
  if (dimension === 'HOUR') return `(${key} + 24 - ${dayEndsAtSql(`${parameters.add(period.to)}::date`)}) % 24`;
  return key;
}
