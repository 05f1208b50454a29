import { optionalText, status, text } from '../gateway/fields.ts';
import { nested, recordType, relation } from '../gateway/recordType.ts';
import type { Card, Institute, PaymentChannel, PaymentMethod } from '../generated/schema.ts';

const paymentChannel = recordType<PaymentChannel>(
  'PaymentChannel',
  { path: 'payment-channels', listKey: 'payment_channels', singleKey: 'payment_channel' },
  {
    id: text('id'),
    name: text('name'),
    paymentMethod: nested<PaymentMethod>('PaymentMethod', 'payment_method'),
    institute: relation<Institute>('Institute', 'institute.id', {
      path: 'institute',
      fields: ['id', 'name', 'imageUrl'],
    }),
    accountName: optionalText('account_name'),
    accountNo: optionalText('account_no'),
    actionCode: optionalText('action_code'),
    imageUrl: optionalText('image_url'),
    status: status('status'),
  },
);

const paymentMethod = recordType<PaymentMethod>(
  'PaymentMethod',
  { path: 'payment-methods', listKey: 'payment_methods', singleKey: 'payment_method' },
  { id: text('id'), name: text('name') },
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
