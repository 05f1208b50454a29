import { integer, moment, optionalText, text } from '../../gateway/fields.ts';
import { derived, nestedList, recordType } from '../../gateway/recordType.ts';
import { textOf } from '../../gateway/textOf.ts';
import type { Preparation, PreparationLine, PreparationOrder, PreparedLine } from '../../generated/schema.ts';

const texts = (path: string) =>
  derived([path], (record) => (Array.isArray(record[path]) ? record[path].map(textOf) : undefined));

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
