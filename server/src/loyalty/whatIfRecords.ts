import { WHAT_IF_REASONS } from '@taem/domain/till/whatIf.ts';
import { count, day, enumOf, flag, integer, number, optionalText, text } from '../gateway/fields.ts';
import { nested, nestedList, recordType } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  TierStanding,
  TraceEntry,
  WhatIf,
  WhatIfBill,
  WhatIfGiven,
  WhatIfMiss,
  WhatIfSale,
  WhatIfTier,
  WhatIfWeekday,
} from '../generated/schema.ts';

const given = { sales: integer('sales'), discount: number('discount'), points: number('points') };
const sums = { ...given, touched: integer('touched') };
const customerType = enumOf('customer_type', wireEnums.CustomerType);

export const whatIfRecords = [
  recordType<WhatIf>('WhatIf', null, {
    ...sums,
    from: day('from'),
    to: day('to'),
    total: integer('total'),
    oneIn: integer('one_in'),
    isAutomatic: flag('is_automatic'),
    automaticOffers: count('automatic_offers'),
    members: count('members'),
    membersTouched: count('members_touched'),
    given: nested<WhatIfGiven>('WhatIfGiven', 'given'),
    pricedDifferently: count('priced_differently'),
    tiers: nestedList<WhatIfTier>('WhatIfTier', 'tiers'),
    weekdays: nestedList<WhatIfWeekday>('WhatIfWeekday', 'weekdays'),
    misses: nestedList<WhatIfMiss>('WhatIfMiss', 'misses'),
    examples: nestedList<WhatIfSale>('WhatIfSale', 'examples'),
  }),
  recordType<WhatIfGiven>('WhatIfGiven', null, given),
  recordType<WhatIfTier>('WhatIfTier', null, {
    ...sums,
    customerType,
    tierId: optionalText('tier_id'),
    tierName: optionalText('tier_name'),
  }),
  recordType<WhatIfWeekday>('WhatIfWeekday', null, { ...sums, weekday: enumOf('weekday', wireEnums.Weekday) }),
  recordType<WhatIfMiss>('WhatIfMiss', null, {
    reason: enumOf('reason', WHAT_IF_REASONS),
    conditionId: optionalText('condition_id'),
    about: optionalText('about'),
    required: number('required'),
    actual: number('actual'),
    sales: integer('sales'),
    example: nested<WhatIfSale>('WhatIfSale', 'example'),
  }),
  recordType<WhatIfSale>('WhatIfSale', null, {
    transactionId: text('transaction_id'),
    transactionNo: text('transaction_no'),
    businessDate: day('business_date'),
    customerType,
    tierName: optionalText('tier_name'),
    without: nested<WhatIfBill>('WhatIfBill', 'without'),
    with: nested<WhatIfBill>('WhatIfBill', 'with'),
    discount: number('discount'),
    points: number('points'),
    trace: nestedList<TraceEntry>('TraceEntry', 'trace'),
  }),
  recordType<WhatIfBill>('WhatIfBill', null, {
    totalPayment: number('total_payment'),
    amountDue: number('amount_due'),
    earnPoints: integer('earn_points'),
  }),
  recordType<TierStanding>('TierStanding', null, {
    tierId: optionalText('tier_id'),
    isNone: flag('is_none'),
    now: integer('now'),
    would: integer('would'),
  }),
];
