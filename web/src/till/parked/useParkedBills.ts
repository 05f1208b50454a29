import { ParkedBillsChangedDocument } from '../gql/graphql.ts';
import { useParkedBillsQuery } from '../gql/hooks.ts';
import { useBranchChanges } from '../page/useBranchChanges.ts';

/** Returns the parked bills of a branch, the same on every till. */
export function useParkedBills(branchId: string) {
  const { data, error, loading, refetch } = useParkedBillsQuery({
    variables: { branchId },
    fetchPolicy: 'cache-and-network',
  });
  return { bills: data?.parkedBills ?? null, error: data ? undefined : error, loading, refetch };
}

/** Calls `onChange` whenever the parked bills of a branch change or may have changed; never without a branch. */
export function useParkedChanges(branchId: string | null, onChange: () => void): void {
  useBranchChanges(ParkedBillsChangedDocument, branchId, onChange);
}
