import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_KEY_DAYS } from '@taem/domain/accounts/serviceKey.ts';
import { defineOperations } from '../http/Operation.ts';
import { Uuid } from '../resource/jsonShapes.ts';

export const NewKey = Type.Object({
  name: Type.String({ description: 'What it is for, at most 60 characters.' }),
  expires_in_days: Type.Union([Type.Number(), Type.Null()], {
    description: `Days after which it ends, at most ${MAX_KEY_DAYS}; null for never.`,
  }),
});

const permission = { objectCodes: [PAGE.user], action: 'Write' } as const;

export const serviceKeyOperations = defineOperations({
  create: {
    id: 'createServiceAccountKey',
    summary:
      'A new key of a service account; the key itself is answered this once and kept nowhere, so it cannot be sent again',
    tag: 'accounts',
    permission,
    payload: Type.Object({ id: Uuid, key: Type.String() }, { title: 'NewServiceAccountKey' }),
    refusals: ['NOT_FOUND'],
  },
  revoke: {
    id: 'revokeServiceAccountKey',
    summary: 'End a key at once; once more changes nothing',
    tag: 'accounts',
    permission,
    payload: Type.Object({ id: Uuid }),
    refusals: ['NOT_FOUND'],
  },
});
