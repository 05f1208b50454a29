import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_KEY_DAYS, serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import { answer } from '../http/envelope.ts';
import { refuseFields, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { isUuid } from '../resource/readValue.ts';
import { createServiceKey, revokeServiceKey } from './writeServiceKey.ts';

export const NewKey = Type.Object({
  name: Type.String({ description: 'Its purpose, at most 60 characters.' }),
  expires_in_days: orNull(Type.Number(), {
    description: `Days until it expires, at most ${MAX_KEY_DAYS}; null for never.`,
  }),
});

const permission = { objectCodes: [PAGE.user], action: 'Write' } as const;

/** The keys of service accounts. They are read together with their account. */
export const serviceKeyRoutes: AreaRoutes = async (app, context) => {
  route(app, 'POST /service-accounts/:id/keys', {
    id: 'createServiceAccountKey',
    summary: 'Create a key of a service account; the key itself is returned only once and is not stored',
    tag: 'accounts',
    permission,
    body: NewKey,
    payload: Type.Object({ id: Uuid, key: Type.String() }, { title: 'NewServiceAccountKey' }),
    refusals: ['NOT_FOUND'],
    handle: async (request) => {
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
  });

  route(app, 'DELETE /service-accounts/:id/keys/:keyId', {
    id: 'revokeServiceAccountKey',
    summary: 'Revoke a key immediately; repeating it changes nothing',
    tag: 'accounts',
    permission,
    payload: Type.Object({ id: Uuid }),
    refusals: ['NOT_FOUND'],
    handle: async (request) => {
      const { params } = request;
      if (!isUuid(params.id) || !isUuid(params.keyId)) throw refuseUnknown('The key');
      await revokeServiceKey(context, request, params.id, params.keyId);
      return answer({ id: params.keyId });
    },
  });
};
