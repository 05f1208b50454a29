import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { CancelChangeRunDocument, ChangeRunDocument, type RunFactsFragment } from './gql/graphql.ts';

/** Interval at which the progress is read. */
const EVERY_MS = 700;

/** Follows a run until it has finished; `failed` while the server cannot be reached, which is retried. */
export function useRun(onEnd: () => void) {
  const client = useApolloClient();
  const [run, setRun] = useState<RunFactsFragment | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (run?.state !== 'RUNNING') return;
    const timer = setTimeout(async () => {
      try {
        const variables = { id: run.id };
        const { data } = await client.query({ query: ChangeRunDocument, variables, fetchPolicy: 'network-only' });
        setFailed(false);
        if (!data?.changeRun) return;
        setRun({ ...data.changeRun });
        if (data.changeRun.state !== 'RUNNING') onEnd();
      } catch {
        setFailed(true);
        setRun({ ...run });
      }
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [client, onEnd, run]);

  const follow = useCallback(
    (started: RunFactsFragment) => {
      setRun(started);
      if (started.state !== 'RUNNING') onEnd();
    },
    [onEnd],
  );
  const cancel = useCallback(async () => {
    if (!run) return;
    const { data } = await client.mutate({ mutation: CancelChangeRunDocument, variables: { input: { id: run.id } } });
    const stopped = data?.cancelChangeRun.changeRun;
    if (stopped) setRun(stopped);
    onEnd();
  }, [client, onEnd, run]);
  return { run, failed, follow, cancel, forget: useCallback(() => setRun(null), []) };
}
