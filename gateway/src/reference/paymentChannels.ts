import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { paymentChannelForm } from '@taem/domain/till/paymentChannelForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { id, imageUrl, joined, recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

export const paymentChannels = defineResource({
  path: 'payment-channels',
  listKey: 'payment_channels',
  singleKey: 'payment_channel',
  noun: 'The payment channel',
  table: 'payment_channels',
  read: 'everyone',
  create: PAGE.paymentMethod,
  update: PAGE.paymentMethod,
  remove: PAGE.paymentMethod,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description', { searched: true }),
    payment_method_id: id('payment_method_id', { required: true, references: 'payment_methods' }),
    'payment_method.id': joined('id', 'payment_method', 'id'),
    'payment_method.name': joined('text', 'payment_method', 'name'),
    institute_id: id('institute_id', { references: 'institutes' }),
    'institute.id': joined('id', 'institute', 'id'),
    'institute.name': joined('text', 'institute', 'name'),
    'institute.image_url': joined('text', 'institute', 'image_url'),
    account_name: text('account_name', { max: 200, searched: true }),
    account_no: text('account_no', { max: 50, searched: true }),
    prompt_pay_id: text('prompt_pay_id', { max: 20 }),
    action_code: text('action_code', { max: 50 }),
    image_url: imageUrl,
    status,
  },
  joins: {
    payment_method: { table: 'payment_methods', on: 'payment_method.id = t.payment_method_id' },
    institute: { table: 'institutes', on: 'institute.id = t.institute_id' },
  },
  nullable: { institute: 'institute' },
  within: withinCreated,
  check: formRules(paymentChannelForm),
});
