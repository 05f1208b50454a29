import { day, enumOf, integer, moment, number, optionalText, text } from '../../gateway/fields.ts';
import { derived, nestedList, recordType, relation } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type { MemberEvent, PointEntry, TraceEntry, Transaction } from '../../generated/schema.ts';

/** The sale; the row itself contains the fields that a list displays. */
const sale = relation<Transaction>('Transaction', 'transaction_id', {
  path: 'transaction',
  fields: ['id', 'transactionNo', 'status'],
});

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export const walletRecords = [
  recordType<PointEntry>('PointEntry', null, {
    id: text('id'),
    kind: enumOf('kind', wireEnums.PointEntryKind),
    points: integer('points'),
    balance: integer('balance'),
    businessDate: day('business_date'),
    time: moment('time'),
    transactionId: optionalText('transaction_id'),
    transaction: sale,
    remark: optionalText('remark'),
    why: nestedList<TraceEntry>('TraceEntry', 'why'),
  }),
  recordType<MemberEvent>('MemberEvent', null, {
    id: text('id'),
    kind: enumOf('kind', wireEnums.MemberEventKind),
    time: moment('time'),
    transactionId: optionalText('transaction_id'),
    transaction: sale,
    points: integer('points'),
    amount: number('amount'),
    tierBefore: optionalText('tier_before'),
    tierAfter: optionalText('tier_after'),
    fields: derived(['fields'], ({ fields }) => (Array.isArray(fields) ? fields.map(String).map(camelCase) : [])),
    by: optionalText('by'),
    remark: optionalText('remark'),
    channel: enumOf('channel', wireEnums.MessageChannel),
    delivery: enumOf('state', wireEnums.MessageDelivery),
  }),
];
