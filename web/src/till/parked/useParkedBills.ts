import { ParkedBillsChangedDocument } from '../gql/graphql.ts';
import { useParkedBillsQuery } from '../gql/hooks.ts';
import { useBranchChanges } from '../page/useBranchChanges.ts';

/** The parked bills of a branch, as every till of it has them. */
export function useParkedBills(branchId: string) {
  const { data, error, loading, refetch } = useParkedBillsQuery({
    variables: { branchId },
    fetchPolicy: 'cache-and-network',
  });
  return { bills: data?.parkedBills ?? null, error: data ? undefined : error, loading, refetch };
}

/** Calls whenever the parked bills of a branch are others, and when it is not certain that they are the same; never for none. */
export function useParkedChanges(branchId: string | null, onChange: () => void): void {
  useBranchChanges(ParkedBillsChangedDocument, branchId, onChange);
}
