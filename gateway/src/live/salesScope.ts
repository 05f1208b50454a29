import { SALE_FOLLOWERS } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';

/** The sales that a session may follow: those of its realm in these branches; null for all branches. */
export interface SalesScope {
  realm_id: string;
  branch_ids: readonly string[] | null;
}

/** Returns the scope; refuses users who may not follow sales. */
export function salesScope(session: GatewaySession): SalesScope {
  requireAnyPermission(session, SALE_FOLLOWERS, 'Read');
  const { realmId, branchIds } = session;
  return { realm_id: realmId, branch_ids: branchIds.length > 0 ? branchIds.toSorted() : null };
}

export function isSameScope(one: SalesScope, other: SalesScope): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
