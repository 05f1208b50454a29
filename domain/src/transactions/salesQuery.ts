import type { NumberRange } from '../form/filterCodecs.ts';
import type { FilterWords, SalesFilter } from './salesFilter.ts';

type Condition = Record<string, unknown>;

/** OP-24 A sale without a member is a guest's. */
const MEMBER_OF: Readonly<Record<string, unknown>> = { Member: { $ne: null }, Guest: null };

/** WALL-02 */
const MOVED_POINTS = ['earn.reward', 'redeem.reward'].flatMap((points) => [
  { [points]: { $gt: 0 } },
  { [points]: { $lt: 0 } },
]);
const NO_POINTS = { 'earn.reward': 0, 'redeem.reward': 0 };

/** Converts the filter to the wire: conditions on the fields of a sale. */
export function salesQuery(filter: SalesFilter<FilterWords>): Condition {
  const {
    memberId,
    customerType,
    status,
    createById,
    tillIds,
    shiftIds,
    adjusted,
    isReturn,
    movedPoints,
    hours,
    weekdays,
    newOrReturning,
  } = filter;
  const conditions = [
    ...(memberId ? [{ member_id: memberId }] : []),
    ...(customerType ? [{ member_id: MEMBER_OF[customerType] ?? null }] : []),
    ...within('amount_due', filter.amountDue),
    ...within('total_revenue', filter.revenue),
    ...(status ? [{ status }] : []),
    ...tenders(filter),
    ...(createById ? [{ create_by_id: createById }] : []),
    ...oneOf('till_id', tillIds),
    ...oneOf('shift_id', shiftIds),
    ...(adjusted == null ? [] : [{ 'last_adjust_amount.reward': adjusted ? { $ne: null } : null }]),
    ...(isReturn == null ? [] : [{ returns_id: isReturn ? { $ne: null } : null }]),
    ...(movedPoints == null ? [] : [movedPoints ? { $or: MOVED_POINTS } : NO_POINTS]),
    ...some('item', [
      ...oneOf('product_id', filter.productIds),
      ...oneOf('category_id', filter.categoryIds),
      ...oneOf('sub_category_id', filter.subCategoryIds),
      ...some('option', [...oneOf('name', filter.options), ...oneOf('group', filter.optionGroups)]),
    ]),
    ...oneOf('tier_id', filter.tierIds),
    ...oneOf('hour', hours),
    ...oneOf('weekday', weekdays),
    ...offers(filter.offerIds),
    ...oneOf('gender', filter.genders),
    ...oneOf('age_range', filter.ageRanges),
    ...(newOrReturning ? [{ new_or_returning: newOrReturning }] : []),
  ];
  return allOf(conditions);
}

/** Conditions on the tenders: by kind, bank or card. */
function tenders({ paymentMethod, instituteIds, cardIds }: SalesFilter<FilterWords>): Condition[] {
  const institutes = [...oneOf('institute_id', instituteIds), ...oneOf('card_id', cardIds)];
  if (institutes.length === 0) return paymentMethod ? [{ 'payment_channels.type': paymentMethod }] : [];
  return some('tender', [...(paymentMethod ? [{ type: paymentMethod }] : []), ...institutes]);
}

/** Conditions on the offers; a sale without an offer is one without an offer in any row of its bill. */
function offers(offerIds: SalesFilter<FilterWords>['offerIds']): Condition[] {
  const used = some(
    'offer',
    oneOf(
      'id',
      offerIds?.filter((id) => id !== null),
    ),
  );
  if (!offerIds?.includes(null)) return used;
  return used.length > 0 ? [{ $or: [{ offer: null }, ...used] }] : [{ offer: null }];
}

function some(name: string, conditions: readonly Condition[]): Condition[] {
  return conditions.length > 0 ? [{ [name]: allOf(conditions) }] : [];
}

/** Matches any of the values; null among them matches sales without one. Without values there is no condition. */
function oneOf(name: string, values: readonly unknown[] | null | undefined): Condition[] {
  if (!values || values.length === 0) return [];
  const present = values.filter((value) => value !== null);
  if (present.length === values.length) return [{ [name]: { $in: present } }];
  return present.length > 0 ? [{ $or: [{ [name]: null }, { [name]: { $in: present } }] }] : [{ [name]: null }];
}

/** Conditions for a range, both ends included; an open end has no condition. */
function within(name: string, range: NumberRange | null | undefined): Condition[] {
  const { from, to } = range ?? {};
  const ends = { ...(from != null && { $gte: from }), ...(to != null && { $lte: to }) };
  return Object.keys(ends).length > 0 ? [{ [name]: ends }] : [];
}

/** Merges conditions into one object; conditions with the same name go into `$and`. */
function allOf(conditions: readonly Condition[]): Condition {
  const names = conditions.flatMap(Object.keys);
  const twice = (condition: Condition) =>
    Object.keys(condition).some((name) => names.filter((n) => n === name).length > 1);
  const together = conditions.filter(twice);
  return {
    ...(together.length > 0 && { $and: together }),
    ...Object.assign({}, ...conditions.filter((condition) => !twice(condition))),
  };
}
