import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { loyaltyOperations } from './loyaltyOperations.ts';
import { verifyOffer } from './verifyOffer.ts';
import { whatIfRoutes } from './whatIf/routes.ts';

const Verify = Type.Object({ authorize_pin: Type.String({ minLength: 1, maxLength: 20 }) });

export const loyaltyRoutes: AreaRoutes = async (app, context) => {
  app.post<{ Params: { id: string }; Body: Static<typeof Verify> }>(
    '/offers/:id/verify',
    { config: { operation: loyaltyOperations.verifyOffer }, schema: { body: Verify } },
    async (request) => {
      await verifyOffer(context, request, request.params.id, request.body.authorize_pin);
      return answer({ verified: true });
    },
  );

  await whatIfRoutes(app, context);
};
