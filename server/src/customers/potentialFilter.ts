import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { PotentialFilter } from '../generated/schema.ts';
import { daySpan } from './spans.ts';

export function potentialFilter({ genders, lastActivity, tag, status, branchId, ids }: PotentialFilter): ListQuery {
  const spans = daySpan('last_activity_time', lastActivity);
  return {
    filter: {
      ...(genders && { gender: { $in: genders } }),
      ...(tag && { tags: tag }),
      ...(status && { status }),
      ...(ids && { id: { $in: ids } }),
      ...(spans.length > 0 && { $and: spans }),
    },
    ...(branchId && { branch_id: branchId }),
  };
}
