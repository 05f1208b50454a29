import type { FastifyInstance } from 'fastify';
import { isUuid } from '../resource/readValue.ts';
import { refuseField } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';

/**
 * Refuses a read that is narrowed to a branch which the merchant does not have: figures and lists would look like those
 * of a shop that sells nothing. A single record has its own branch, and the route validates values that are not ids.
 */
export function refuseUnknownBranch(app: FastifyInstance, { database }: GatewayContext): void {
  app.addHook('preHandler', async ({ method, params, query, maybeSession }) => {
    const branchId = (query as Record<string, unknown> | undefined)?.branch_id;
    if (method !== 'GET' || !maybeSession || !isUuid(branchId)) return;
    if ((params as { id?: string } | undefined)?.id !== undefined) return;
    const branch = await database.withRealm(maybeSession.realmId, (client) =>
      client.query('select 1 from merchant_branches where id = $1', [branchId]),
    );
    if (branch.rowCount === 0) throw refuseField('branch_id', 'does not exist');
  });
}
