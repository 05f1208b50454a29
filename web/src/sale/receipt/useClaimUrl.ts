import type { PaidTransactionFragment } from '../gql/graphql.ts';
import { useClaimUrlQuery } from '../gql/hooks.ts';

/** Where the guest of this sale claims its points; null where there is nothing to claim, and until it is known. */
export function useClaimUrl({ id, member }: Pick<PaidTransactionFragment, 'id' | 'member'>): string | null {
  const { data } = useClaimUrlQuery({ variables: { id }, skip: member != null, fetchPolicy: 'network-only' });
  return data?.transaction?.claimUrl ?? null;
}
