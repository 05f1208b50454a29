import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { useRetry } from '../app/useRetry.ts';

/**
 * While the merchant home cannot be loaded no writing is allowed (PERM-03); it is retried until it answers, without a
 * reload.
 */
export function useRightsRetry(): void {
  const { error, refetch } = useViewerRightsQuery({ notifyOnNetworkStatusChange: true });
  useRetry(error, refetch);
}
