import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { wireInput } from '../gateway/wireInput.ts';
import type { QueryResolvers, RoleImpact } from '../generated/schema.ts';

/** PERM-17 Returns what a change of a role would mean for its users. */
export const roleImpact: QueryResolvers['roleImpact'] = async (_, { id, input }, context, info) => {
  try {
    const path = `/merchant-roles/${inAddress(id)}/impact`;
    const payload = await context.gateway.post(path, wireInput(input, {}));
    const impact = isWireRecord(payload) ? payload.role_impact : null;
    if (!isWireRecord(impact)) throw malformed('The answer has no role_impact.');
    const read = await readRecord<RoleImpact>(context, info, 'RoleImpact', impact);
    // Users that are hidden (null) differ from no users.
    return read && impact.users === null ? { ...read, users: null } : read;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
