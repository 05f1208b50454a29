import { amountOf } from '../gateway/amountOf.ts';
import { flag, integer, listAt, number, text, texts } from '../gateway/fields.ts';
import { derived, nested, nestedList, recordType } from '../gateway/recordType.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type {
  LifetimeFigures,
  ReturnMember,
  ReturnPreview,
  ReturnRow,
  VoidStock,
  VoidTender,
} from '../generated/schema.ts';
import { refusalOf, tierAt } from './voidRecords.ts';

const deducted = (name: string) =>
  derived(['deducted'], ({ deducted: kept }) => (isWireRecord(kept) ? amountOf(kept[name]) : 0));

export const returnRecords = [
  recordType<ReturnPreview>('ReturnPreview', null, {
    transactionNo: text('transaction_no'),
    version: integer('__v'),
    refusals: listAt('refusals', refusalOf),
    amount: number('amount'),
    rows: nestedList<ReturnRow>('ReturnRow', 'rows'),
    totalPayment: number('total_payment'),
    totalDiscount: number('total_discount'),
    deliveryCost: number('delivery_cost'),
    addedVat: derived(['added_vat'], ({ added_vat }) => amountOf(added_vat)),
    tenders: nestedList<VoidTender>('VoidTender', 'tenders'),
    cashRounding: number('cash_rounding'),
    cashHeld: number('cash_before.held'),
    cashHeldRounding: number('cash_before.rounding'),
    stock: nestedList<VoidStock>('VoidStock', 'stock'),
    isLast: flag('is_last'),
    lost: texts('lost'),
    deductedPoints: deducted('points'),
    deductedAmount: deducted('amount'),
    member: nested<ReturnMember>('ReturnMember', 'member'),
  }),
  recordType<ReturnRow>('ReturnRow', null, {
    position: integer('position'),
    name: text('name'),
    quantity: integer('qty'),
    amount: number('amount'),
  }),
  recordType<ReturnMember>('ReturnMember', null, {
    taken: integer('points.taken'),
    given: integer('points.given'),
    pointsBefore: integer('points.before'),
    pointsAfter: integer('points.after'),
    lifetimeBefore: nested<LifetimeFigures>('LifetimeFigures', 'lifetime_value.before'),
    lifetimeAfter: nested<LifetimeFigures>('LifetimeFigures', 'lifetime_value.after'),
    tierBefore: tierAt('tier.before'),
    tierAfter: tierAt('tier.after'),
    badgesLost: texts('badges_lost'),
  }),
];
