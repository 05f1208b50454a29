import { Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';

const tag = 'onboard';
const OrNull = Type.Union([Type.String(), Type.Null()]);

export const claimOperations = defineOperations({
  url: {
    id: 'getClaimUrl',
    summary: 'The address that stands as a code on the receipt of a guest',
    tag,
    permission: { objectCodes: SALE_READERS, action: 'Read' },
    payload: Type.Object({ claim_url: OrNull }),
  },
  form: {
    id: 'getClaimForm',
    caller: 'anyone',
    summary: 'What the page behind the code on a receipt shows',
    tag,
    payload: Type.Object({
      shop: Type.String(),
      branch: Type.String(),
      transaction_no: Type.String(),
      amount_due: Type.Number({ description: 'In baht.' }),
      points: Type.Integer({ description: 'What everybody gets; a tier may give more.' }),
      last_day: Type.String({ format: 'date' }),
      obstacle: Type.Union([Type.Unsafe<string>({ type: 'string', enum: [...CLAIM_OBSTACLES] }), Type.Null()], {
        description: 'Why they cannot be claimed.',
      }),
    }),
    refusals: ['LINK_EXPIRED'],
  },
  code: {
    id: 'requestClaimCode',
    caller: 'anyone',
    summary: 'Send a code to the phone that is to get the points',
    tag,
    payload: Type.Object({ ref_code: Type.String(), minutes: Type.Integer() }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'TOO_MANY_ATTEMPTS'],
  },
  claim: {
    id: 'claimPoints',
    caller: 'anyone',
    summary: 'Give the points of a receipt to a member, or to who becomes one by it',
    tag,
    headers: { 'Idempotency-Key': IdempotencyKey },
    payload: Type.Object({
      claim: Type.Union([
        Type.Object({ points: Type.Integer(), available_points: Type.Integer(), member_code: Type.String() }),
        Type.Null(),
      ]),
      register_token: Type.Union([Type.String(), Type.Null()], {
        description: 'Nobody has the phone: the link by which the questions are asked that `answers` answers.',
      }),
    }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'WRONG_OTP', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
  },
});
