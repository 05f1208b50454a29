import { malformed } from '../GatewayError.ts';
import { isWireRecord } from '../wire.ts';

/** The sales that a session may follow; `branchIds` is null for all branches. */
export interface SalesScope {
  realmId: string;
  branchIds: readonly string[] | null;
}

export function readScope(wire: unknown): SalesScope {
  if (!isWireRecord(wire) || typeof wire.realm_id !== 'string') throw malformed('The scope names no realm.');
  const { realm_id: realmId, branch_ids } = wire;
  return { realmId, branchIds: Array.isArray(branch_ids) ? branch_ids.map(String).toSorted() : null };
}

/** Returns a key that is equal for everyone who may follow the same sales. */
export function keyOfScope({ realmId, branchIds }: SalesScope): string {
  return `${realmId} ${branchIds?.join(' ') ?? 'all'}`;
}
