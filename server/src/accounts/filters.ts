import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { MerchantUserFilter, SecurityEventFilter } from '../generated/schema.ts';

export function merchantUserFilter({ status, roleId, branchId, ids }: MerchantUserFilter): ListQuery {
  return {
    filter: {
      ...(status && { status }),
      ...(roleId && { role_id: roleId }),
      ...(branchId && { branches: branchId }),
      ...(ids && { id: { $in: ids } }),
    },
  };
}

export function securityEventFilter({ kind, from, to }: SecurityEventFilter): ListQuery {
  return { ...(kind && { filter: { kind } }), from, to };
}
