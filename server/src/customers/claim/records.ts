import { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { day, enumOf, integer, number, text } from '../../gateway/fields.ts';
import { recordType } from '../../gateway/recordType.ts';
import type { ClaimForm } from '../../generated/schema.ts';

export const claimRecords = [
  recordType<ClaimForm>('ClaimForm', null, {
    shop: text('shop'),
    branch: text('branch'),
    transactionNo: text('transaction_no'),
    amountDue: number('amount_due'),
    points: integer('points'),
    lastDay: day('last_day'),
    obstacle: enumOf('obstacle', CLAIM_OBSTACLES),
  }),
];
