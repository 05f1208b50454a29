import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { recordFields, text } from '../resource/fields.ts';

export const paymentMethods = defineResource({
  path: 'payment-methods',
  listKey: 'payment_methods',
  singleKey: 'payment_method',
  noun: 'The payment method',
  table: 'payment_methods',
  read: 'everyone',
  update: PAGE.paymentMethod,
  fields: { ...recordFields, name: text('name', { required: true, max: 100, searched: true }) },
});
