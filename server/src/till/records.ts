import { integer, moment, optionalText, status, text } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type { Card, Institute, PaymentChannel, PaymentMethod } from '../generated/schema.ts';

const paymentChannel = recordType<PaymentChannel>(
  'PaymentChannel',
  { path: 'payment-channels', listKey: 'payment_channels', singleKey: 'payment_channel' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    paymentMethodId: text('payment_method.id'),
    paymentMethod: relation<PaymentMethod>('PaymentMethod', 'payment_method.id', {
      path: 'payment_method',
      fields: ['id', 'name'],
    }),
    instituteId: optionalText('institute.id'),
    institute: relation<Institute>('Institute', 'institute.id', {
      path: 'institute',
      fields: ['id', 'name', 'imageUrl'],
    }),
    accountName: optionalText('account_name'),
    accountNo: optionalText('account_no'),
    promptPayId: optionalText('prompt_pay_id'),
    actionCode: optionalText('action_code'),
    imageUrl: optionalText('image_url'),
    status: status('status'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

const paymentMethod = recordType<PaymentMethod>(
  'PaymentMethod',
  { path: 'payment-methods', listKey: 'payment_methods', singleKey: 'payment_method' },
  { id: text('id'), name: text('name'), version: integer('__v') },
);

const institute = recordType<Institute>(
  'Institute',
  { path: 'institutes', listKey: 'institutes', singleKey: 'institute' },
  { id: text('id'), name: text('name'), imageUrl: optionalText('image_url'), fontColor: optionalText('font_color') },
);

const card = recordType<Card>(
  'Card',
  { path: 'cards', listKey: 'cards', singleKey: 'card' },
  { id: text('id'), name: text('name'), instituteId: text('institute_id') },
);

export const records = [paymentChannel, paymentMethod, institute, card];
