import { Type } from '@sinclair/typebox';
import { defineOperations } from '../http/Operation.ts';

const tag = 'setup';

export const setupOperations = defineOperations({
  setup: {
    id: 'getSetup',
    caller: 'anyone',
    summary: 'Whether there is no merchant yet, so that the first one can be made',
    tag,
    payload: Type.Object({ needed: Type.Boolean() }),
  },
  createMerchant: {
    id: 'createMerchant',
    caller: 'anyone',
    summary: 'Make the first merchant, with the code that the terminal of the gateway shows; 404 once there is one',
    tag,
    payload: Type.Object({ id: Type.String(), name: Type.String() }),
    creates: true,
    mayBeMissing: true,
    refusals: ['WRONG_AUTHORIZE_CODE', 'TOO_MANY_ATTEMPTS'],
  },
});
