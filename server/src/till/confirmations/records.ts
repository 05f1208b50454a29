import { flag, moment, number, optionalText, text } from '../../gateway/fields.ts';
import { recordType } from '../../gateway/recordType.ts';
import type { ConfirmationSecret, PaymentConfirmation } from '../../generated/schema.ts';

export const confirmationRecords = [
  recordType<PaymentConfirmation>('PaymentConfirmation', null, {
    id: text('id'),
    amount: number('amount'),
    paidAt: moment('paid_at'),
    receivedAt: moment('received_at'),
    isUsed: flag('is_used'),
  }),
  recordType<ConfirmationSecret>('ConfirmationSecret', null, {
    account: text('account'),
    lastFour: optionalText('last_four'),
    createdAt: moment('created_at'),
    createdBy: optionalText('created_by'),
  }),
];
