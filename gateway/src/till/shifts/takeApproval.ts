import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { APPROVAL_GONE, type ApprovalDocument, refuseApproval } from '../../sales/approval.ts';

/** Uses an approval up in the transaction of the approved action and returns who gave it; null where none is needed. */
export async function takeApproval(
  client: DatabaseClient,
  { realmId, userId }: GatewaySession,
  branchId: string,
  approval: ApprovalDocument | null,
): Promise<string | null> {
  if (!approval) return null;
  const values = [realmId, JSON.stringify(approval), branchId, userId];
  const taken = await client.query<{ approver: string }>(TAKE, values).catch((error) => {
    throw error.code === APPROVAL_GONE ? refuseApproval(approval, error) : error;
  });
  return taken.rows[0]?.approver ?? null;
}

const TAKE = 'select take_approval($1, $2, $3, $4, null) as approver';
