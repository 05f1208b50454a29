import { count, day, enumOf, number, optionalText, spelledOf } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  CountPoint,
  MemberTier,
  PaymentChannelType,
  QuantityPoint,
  RevenuePoint,
  TierCount,
  TransactionPoint,
} from '../generated/schema.ts';

/** CHAN-20 Cards have two spellings on the wire. */
export const TENDER_NAMES: Readonly<Record<string, PaymentChannelType>> = {
  Cash: 'Cash',
  'Credit / Debit Card': 'Credit-Debit',
  'Credit-Debit': 'Credit-Debit',
  Transfer: 'Transfer',
  Other: 'Other',
  Exchange: 'Exchange',
};

const customerType = enumOf('segment.customerType', wireEnums.CustomerType);

export const seriesRecords = [
  recordType<RevenuePoint>('RevenuePoint', null, { time: day('time'), value: number('value'), customerType }),
  recordType<QuantityPoint>('QuantityPoint', null, { time: day('time'), value: count('value'), customerType }),
  recordType<CountPoint>('CountPoint', null, { time: day('time'), value: count('value') }),
  recordType<TransactionPoint>('TransactionPoint', null, {
    time: day('time'),
    value: count('value'),
    customerType,
    paymentMethod: spelledOf('segment.paymentMethod', TENDER_NAMES),
  }),
  recordType<TierCount>('TierCount', null, {
    tierId: optionalText('segment.tier.id'),
    tier: relation<MemberTier>('MemberTier', 'segment.tier.id', {
      path: 'segment.tier',
      fields: ['id', 'name', 'level'],
    }),
    value: count('value'),
  }),
];
