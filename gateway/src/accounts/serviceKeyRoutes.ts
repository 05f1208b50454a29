import type { Static } from '@sinclair/typebox';
import { serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import { answer } from '../http/envelope.ts';
import { refuseFields, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';
import { NewKey, serviceKeyOperations } from './serviceKeyOperations.ts';
import { createServiceKey, revokeServiceKey } from './writeServiceKey.ts';

/** The keys of service accounts. They are read with their account. */
export const serviceKeyRoutes: AreaRoutes = async (app, context) => {
  app.post<{ Params: { id: string }; Body: Static<typeof NewKey> }>(
    '/service-accounts/:id/keys',
    { config: { operation: serviceKeyOperations.create }, schema: { body: NewKey } },
    async (request) => {
      const { params, body } = request;
      if (!isUuid(params.id)) throw refuseUnknown('The service account');
      const read = serviceKeyForm.safeParse({ name: body.name, expiresInDays: body.expires_in_days });
      if (read.success) return answer(await createServiceKey(context, request, params.id, read.data));
      throw refuseFields(
        read.error.issues.map(({ path: [field], message }) => ({
          path: field === 'name' ? 'name' : 'expires_in_days',
          message,
        })),
      );
    },
  );

  app.delete<{ Params: { id: string; keyId: string } }>(
    '/service-accounts/:id/keys/:keyId',
    { config: { operation: serviceKeyOperations.revoke } },
    async (request) => {
      const { params } = request;
      if (!isUuid(params.id) || !isUuid(params.keyId)) throw refuseUnknown('The key');
      await revokeServiceKey(context, request, params.id, params.keyId);
      return answer({ id: params.keyId });
    },
  );
};
