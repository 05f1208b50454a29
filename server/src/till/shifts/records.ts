import { count, enumOf, flag, integer, moment, number, optionalText, text } from '../../gateway/fields.ts';
import { nested, nestedList, recordType } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type { ShiftCashier, ShiftEntry, ShiftReport, ShiftTender, TillShift } from '../../generated/schema.ts';

export const shiftRecords = [
  recordType<TillShift>('TillShift', null, {
    id: text('id'),
    tillId: text('till_id'),
    number: integer('number'),
    openedAt: moment('opened_at'),
    openedByName: optionalText('opened_by_name'),
    isOfEarlierDay: flag('of_earlier_day'),
    closedAt: moment('closed_at'),
    closedByName: optionalText('closed_by_name'),
    countedCash: number('counted_cash'),
    difference: number('difference'),
    reason: optionalText('reason'),
    approvedByName: optionalText('approved_by_name'),
    leftCash: number('left_cash'),
    expectedOpening: number('expected_opening'),
    openingDifference: number('opening_difference'),
    openingReason: optionalText('opening_reason'),
    report: nested<ShiftReport>('ShiftReport', 'report'),
  }),
  recordType<ShiftReport>('ShiftReport', null, {
    openingCash: number('opening_cash'),
    cashIn: number('cash_in'),
    cashOut: number('cash_out'),
    expectedCash: number('expected_cash'),
    sales: count('sales'),
    sold: number('sold'),
    returns: count('returns'),
    returned: number('returned'),
    voids: count('voids'),
    voided: number('voided'),
    discount: number('discount'),
    tenders: nestedList<ShiftTender>('ShiftTender', 'tenders'),
    cashiers: nestedList<ShiftCashier>('ShiftCashier', 'cashiers'),
    entries: nestedList<ShiftEntry>('ShiftEntry', 'entries'),
  }),
  recordType<ShiftTender>('ShiftTender', null, {
    type: enumOf('type', wireEnums.PaymentChannelType),
    amount: number('amount'),
    count: count('count'),
  }),
  recordType<ShiftCashier>('ShiftCashier', null, {
    id: text('id'),
    name: optionalText('name'),
    sales: count('sales'),
    sold: number('sold'),
    returned: number('returned'),
    voided: number('voided'),
    discount: number('discount'),
  }),
  recordType<ShiftEntry>('ShiftEntry', null, {
    amount: number('amount'),
    reason: text('reason'),
    at: moment('at'),
    byName: optionalText('by_name'),
    approvedByName: optionalText('approved_by_name'),
  }),
];
