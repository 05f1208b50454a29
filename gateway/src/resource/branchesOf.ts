import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Returns the requested branch, else the branches in which the user works; null for all. */
export function branchesOf(requested: string | null, { branchIds }: GatewaySession): readonly string[] | null {
  const own = branchIds.length > 0 ? branchIds : null;
  if (requested === null) return own;
  const branchId = requested.toLowerCase();
  if (own && !own.includes(branchId)) throw refuseField('branch_id', 'is not one of your branches');
  return [branchId];
}
