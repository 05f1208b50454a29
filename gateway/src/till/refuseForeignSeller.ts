import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** A payment is written for the session's own realm and user, whatever its body says. */
export function refuseForeignSeller(payload: PaymentPayload, session: GatewaySession): void {
  if (payload.realm_id !== session.realmId) throw refuseField('realm_id', 'is not the realm of this session');
  if (payload.create_by_id !== session.userId) throw refuseField('create_by_id', 'is not the user of this session');
}

/** The branch that sells; a user of a single branch need not name it. */
export function sellingBranch(payload: PaymentPayload, session: GatewaySession): string {
  const { branchIds } = session;
  const [only] = branchIds;
  const branchId = payload.branch_id ?? (branchIds.length === 1 ? only : undefined);
  if (!branchId) throw refuseField('branch_id', 'is required');
  if (branchIds.length > 0 && !branchIds.includes(branchId))
    throw refuseField('branch_id', 'is not one of your branches');
  return branchId;
}
