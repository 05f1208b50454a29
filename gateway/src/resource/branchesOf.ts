import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** The requested branch, or else those that the user works in; null: all. */
export function branchesOf(requested: string | null, { branchIds }: GatewaySession): readonly string[] | null {
  const own = branchIds.length > 0 ? branchIds : null;
  if (requested === null) return own;
  const branchId = requested.toLowerCase();
  if (own && !own.includes(branchId)) throw refuseField('branch_id', 'is not one of your branches');
  return [branchId];
}
