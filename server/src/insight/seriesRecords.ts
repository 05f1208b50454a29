import { day, enumOf, integer, number, oneOf, optionalText } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type {
  CountPoint,
  CustomerType,
  MemberTier,
  PaymentChannelType,
  QtyPoint,
  RevenuePoint,
  TierCount,
  TransPoint,
} from '../generated/schema.ts';

const CUSTOMER_TYPES: readonly CustomerType[] = ['Member', 'Guest'];

/** CHAN-20 Cards have two spellings on the wire. */
export const TENDER_NAMES: Readonly<Record<string, PaymentChannelType>> = {
  Cash: 'CASH',
  'Credit / Debit Card': 'CREDIT_DEBIT',
  'Credit-Debit': 'CREDIT_DEBIT',
  Transfer: 'TRANSFER',
  Other: 'OTHER',
};

const customerType = oneOf('segment.customerType', CUSTOMER_TYPES);

export const seriesRecords = [
  recordType<RevenuePoint>('RevenuePoint', null, { time: day('time'), value: number('value'), customerType }),
  recordType<QtyPoint>('QtyPoint', null, { time: day('time'), value: integer('value'), customerType }),
  recordType<CountPoint>('CountPoint', null, { time: day('time'), value: integer('value') }),
  recordType<TransPoint>('TransPoint', null, {
    time: day('time'),
    value: integer('value'),
    customerType,
    paymentMethod: enumOf('segment.paymentMethod', TENDER_NAMES),
  }),
  recordType<TierCount>('TierCount', null, {
    tierId: optionalText('segment.tier.id'),
    tier: relation<MemberTier>('MemberTier', 'segment.tier.id', {
      path: 'segment.tier',
      fields: ['id', 'name', 'level'],
    }),
    value: integer('value'),
  }),
];
