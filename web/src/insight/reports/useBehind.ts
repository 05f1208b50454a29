import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermissions } from '../../app/permission.ts';
import { useDrill } from '../drill/useDrill.ts';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import type { LoadedReport } from './useReport.ts';

/** Returns the link from a row to its sales or members, within the period and the branch of the page, or null if it has none. */
export function useBehind({ answer, query, source }: LoadedReport): (row: unknown) => string | null {
  const { drillPath, mayOpen } = useDrill();
  const membersPath = useMembersDrill();
  const mayOpenProducts = usePermissions()(PAGE.product).canRead;
  return (row) => {
    if (!answer) return null;
    const behind = source.behind(row, query);
    if (behind.of === 'members') return membersPath(behind.filter);
    if (behind.of === 'product') return mayOpenProducts ? `/products/${behind.id}/show` : null;
    if (behind.of === 'sale') return mayOpen ? `/transactions/${behind.id}` : null;
    return drillPath({ range: answer.range, branchId: query.branchId, filter: {} }, behind.keys, behind);
  };
}
