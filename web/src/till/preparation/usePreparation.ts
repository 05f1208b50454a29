import { useEffect, useEffectEvent, useState } from 'react';
import { followWhileVisible } from '../../app/followWhileVisible.ts';
import { PreparationChangedDocument } from '../gql/graphql.ts';
import { usePreparationQuery } from '../gql/hooks.ts';

/** Returns what a branch must prepare, kept up to date; `isLost` while it may be behind. */
export function usePreparation(branchId: string) {
  const { data, error, refetch } = usePreparationQuery({ variables: { branchId }, fetchPolicy: 'network-only' });
  const [isLost, setIsLost] = useState(false);
  // Whether the last announced change could not be read.
  const [isUnread, setIsUnread] = useState(false);
  const read = useEffectEvent(refetch);
  useEffect(() => {
    const again = () =>
      void read().then(
        () => setIsUnread(false),
        () => setIsUnread(true),
      );
    return followWhileVisible({
      follow: async (onConnected, signal) => {
        const { followStream } = await import('../../app/followStream.ts');
        await followStream(
          { document: PreparationChangedDocument, variables: () => ({ branchId }), onConnected, onData: again },
          signal,
        );
      },
      onConnected: () => {
        setIsLost(false);
        // Changes may have been missed before every connection.
        again();
      },
      onLost: () => setIsLost(true),
    });
  }, [branchId]);
  return {
    preparation: data?.preparation ?? null,
    error: data ? undefined : error,
    isLost: isLost || isUnread,
    refetch,
  };
}
