import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { verifyOffer } from './verifyOffer.ts';
import { whatIfRoutes } from './whatIf/routes.ts';

const Verify = Type.Object({ authorize_pin: Type.String({ minLength: 1, maxLength: 20 }) });

export const loyaltyRoutes: AreaRoutes = async (app, context) => {
  route(app, 'POST /offers/:id/verify', {
    id: 'verifyOffer',
    summary: 'Verify the PIN of an offer; the session may use it for 15 minutes',
    tag: 'offers',
    permission: { objectCodes: [PAGE.payment], action: 'Write' },
    body: Verify,
    payload: Type.Object({ verified: Type.Literal(true) }),
    refusals: ['WRONG_AUTHORIZE_CODE', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await verifyOffer(context, request, request.params.id, request.body.authorize_pin);
      return answer({ verified: true });
    },
  });

  await whatIfRoutes(app, context);
};
