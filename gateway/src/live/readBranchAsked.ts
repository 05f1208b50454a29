import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';

/** The one branch that is asked for; null for all that the user works in. */
export function readBranchAsked(asked: unknown, { branchIds }: GatewaySession): string | null {
  if (asked === undefined || asked === '' || asked === 'All') return null;
  if (!isUuid(asked)) throw refuseField('branch_id', 'must be an id');
  const branchId = asked.toLowerCase();
  if (branchIds.length > 0 && !branchIds.includes(branchId))
    throw refuseField('branch_id', 'is not one of your branches');
  return branchId;
}
