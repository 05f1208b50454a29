import { defineResource } from '../resource/defineResource.ts';
import { decimal, integer, json, recordFields, text } from '../resource/fields.ts';

export const coupons = defineResource({
  path: 'coupons',
  listKey: 'coupons',
  singleKey: 'coupon',
  noun: 'The coupon',
  table: 'coupons',
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    type: text('type', { searched: true }),
    value: decimal('value'),
    qty: integer('qty'),
    template: json('template'),
  },
});
