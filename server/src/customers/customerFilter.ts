import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { MemberFilter, PotentialFilter } from '../generated/schema.ts';
import type { Span } from './spans.ts';

/** What members and potentials are both searched by, beside the spans and the conditions of their own. */
export function customerFilter(
  { genders, tag, status, ids, branchId }: MemberFilter & PotentialFilter,
  spans: readonly Span[],
  own: ListQuery['filter'] = {},
): ListQuery {
  return {
    filter: {
      ...own,
      ...(genders && { gender: { $in: genders } }),
      ...(tag && { tags: tag }),
      ...(status && { status }),
      ...(ids && { id: { $in: ids } }),
      ...(spans.length > 0 && { $and: spans }),
    },
    ...(branchId && { branch_id: branchId }),
  };
}
