import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineOperations } from '../http/Operation.ts';

export const loyaltyOperations = defineOperations({
  verifyOffer: {
    id: 'verifyOffer',
    summary: 'Verify the PIN of an offer; the session may use it for 15 minutes',
    tag: 'offers',
    permission: { objectCodes: [PAGE.payment], action: 'Write' },
    payload: Type.Object({ verified: Type.Literal(true) }),
    refusals: ['WRONG_AUTHORIZE_CODE', 'TOO_MANY_ATTEMPTS'],
  },
});
