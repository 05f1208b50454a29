import { Type } from '@sinclair/typebox';
import { defineOperations } from './Operation.ts';

export const healthOperations = defineOperations({
  healthz: {
    id: 'getHealth',
    caller: 'anyone',
    summary: 'Whether the process answers',
    tag: 'gateway',
    payload: Type.Object({ healthy: Type.Boolean() }),
  },
  readyz: {
    id: 'getReadiness',
    caller: 'anyone',
    summary: 'Whether it can also work, that is, reach its database, which has room to write',
    tag: 'gateway',
    payload: Type.Object({ ready: Type.Boolean() }),
  },
});
