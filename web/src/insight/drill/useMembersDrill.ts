import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MEMBER_FILTER, type MemberFilter } from '@taem/domain/customers/find/memberFilter.ts';
import { usePermissions } from '../../app/permission.ts';

/** Where the members behind a mark are listed; nowhere for users who may not look for members. */
export function useMembersDrill(): (filter: MemberFilter) => string | null {
  const mayOpen = usePermissions()(PAGE.customerInsight).canRead;
  return (filter) => (mayOpen ? `/ci/member/search?${new URLSearchParams(MEMBER_FILTER.write(filter))}` : null);
}
