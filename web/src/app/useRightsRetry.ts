import { useViewerRightsQuery } from './gql/hooks.ts';
import { useRetry } from './useRetry.ts';

/** While the merchant home cannot be asked nobody writes (PERM-03); it is asked again until it answers, without a reload. */
export function useRightsRetry(): void {
  const { error, refetch } = useViewerRightsQuery({ notifyOnNetworkStatusChange: true });
  useRetry(error, refetch);
}
