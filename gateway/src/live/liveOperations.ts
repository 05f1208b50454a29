import { Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import { defineOperations } from '../http/Operation.ts';
import { branchParameter } from '../resource/listQuery.ts';
import { fixed } from '../resource/resourceOperations.ts';

const tag = 'stat';
const permission = { objectCodes: SALE_READERS, action: 'Read' } as const;

export const liveOperations = defineOperations({
  scope: {
    id: 'getSalesScope',
    summary: 'Whose sales this session may follow; a branch that is asked for must be one of them',
    tag,
    permission,
    query: Type.Object({ ...branchParameter }),
    payload: fixed({
      scope: Type.Object({
        realm_id: Type.String({ format: 'uuid' }),
        branch_ids: Type.Union([Type.Array(Type.String({ format: 'uuid' })), Type.Null()], {
          description: 'null: all branches.',
        }),
      }),
    }),
  },
  events: {
    id: 'followSales',
    summary:
      'Server-sent events: `scope` first, whose sales they are; `sales_changed` when a sale of a branch and business day was paid, voided, adjusted or claimed, `missed` when notices may have been lost, `ended` when the session or its right is gone',
    tag,
    permission,
    query: Type.Object({
      ...branchParameter,
      lately: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: SALES_REMEMBERED_MS,
          description: 'What was told within so many milliseconds before is told again.',
        }),
      ),
    }),
    payload: {},
    refusals: ['TOO_MANY_ATTEMPTS'],
    bare: true,
    media: { 'text/event-stream': { type: 'string' } },
  },
});
