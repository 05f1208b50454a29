import { useCallback, useEffect, useRef, useState } from 'react';
import { type Run, runDocument, variablesOf } from './runDocument.ts';

/** Holds the runs of one page: only the last one started counts, and a failure keeps the previous figures. */
export function useRun() {
  const [run, setRun] = useState<Run | null>(null);
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const under = useRef<AbortController | null>(null);
  const start = useCallback(async (document: string, variables: string, page: Readonly<Record<string, unknown>>) => {
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    setRunning(true);
    setFailed(false);
    try {
      const done = await runDocument(document, variablesOf(document, variables, page), own.signal);
      if (!own.signal.aborted) setRun(done);
    } catch {
      if (!own.signal.aborted) setFailed(true);
    } finally {
      if (under.current === own) setRunning(false);
    }
  }, []);
  useEffect(() => () => under.current?.abort(), []);
  return { run, running, failed, start };
}
