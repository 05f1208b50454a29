import { useEffect } from 'react';
import { useViewerRightsQuery } from './gql/hooks.ts';

const RETRY_MS = 5_000;

/** While the merchant home cannot be asked nobody writes (PERM-03); it is asked again until it answers, without a reload. */
export function useRightsRetry(): void {
  const { error, refetch } = useViewerRightsQuery({ notifyOnNetworkStatusChange: true });
  useEffect(() => {
    if (!error) return;
    const retry = () => void refetch().catch(() => undefined);
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, refetch]);
}
