import { integer, moment, optionalText, text, texts } from '../../gateway/fields.ts';
import { nestedList, recordType } from '../../gateway/recordType.ts';
import type { Preparation, PreparationLine, PreparationOrder, PreparedLine } from '../../generated/schema.ts';

const ticked = { preparedAt: moment('prepared_at'), preparedByName: optionalText('prepared_by_name') };

export const preparationRecords = [
  recordType<Preparation>('Preparation', null, {
    stations: texts('stations'),
    orders: nestedList<PreparationOrder>('PreparationOrder', 'orders'),
    more: integer('more'),
  }),
  recordType<PreparationOrder>('PreparationOrder', null, {
    id: text('id'),
    transactionNo: text('transaction_no'),
    paidAt: moment('paid_at'),
    customerName: optionalText('customer_name'),
    soldByName: optionalText('sold_by_name'),
    lines: nestedList<PreparationLine>('PreparationLine', 'lines'),
  }),
  recordType<PreparationLine>('PreparationLine', null, {
    line: integer('line'),
    station: text('station'),
    name: text('name'),
    quantity: integer('qty'),
    options: texts('options'),
    note: optionalText('note'),
    ...ticked,
  }),
  recordType<PreparedLine>('PreparedLine', null, {
    transactionId: text('transaction_id'),
    line: integer('line'),
    ...ticked,
  }),
];
