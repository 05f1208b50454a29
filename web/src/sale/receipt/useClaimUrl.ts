import type { PaidTransactionFragment } from '../gql/graphql.ts';
import { useClaimUrlQuery } from '../gql/hooks.ts';

type Sale = Pick<PaidTransactionFragment, 'id' | 'member'>;

/** Where the guest of this sale claims its points; null where there is nothing to claim, and `isRead` once that is known. */
export function useClaimUrl({ id, member }: Sale): { claimUrl: string | null; isRead: boolean } {
  const skip = member != null;
  const { data, error } = useClaimUrlQuery({ variables: { id }, skip, fetchPolicy: 'network-only' });
  return { claimUrl: data?.transaction?.claimUrl ?? null, isRead: skip || data !== undefined || error !== undefined };
}
