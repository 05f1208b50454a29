import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MEMBER_FILTER, type MemberFilter } from '@taem/domain/customers/find/memberFilter.ts';
import { usePermissions } from '../../app/permission.ts';

/** Returns a function that links to the members behind a mark, or returns null for users who may not search members. */
export function useMembersDrill(): (filter: MemberFilter) => string | null {
  const mayOpen = usePermissions()(PAGE.customerInsight).canRead;
  return (filter) => (mayOpen ? `/ci/member/search?${new URLSearchParams(MEMBER_FILTER.write(filter))}` : null);
}
