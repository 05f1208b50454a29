import { useEffect, useState } from 'react';

/** Counts the people that a filter of the address matches; null counts everyone. The signal aborts it, at the server too. */
export type CountFound = (
  filter: Readonly<Record<string, string>> | null,
  keyword: string,
  signal: AbortSignal,
) => Promise<number>;

export interface Found {
  /** The number for the last counted filter; null before the first, and if counting is impossible. */
  readonly found: number | null;
  readonly all: number | null;
  readonly isCounting: boolean;
  readonly isFailed: boolean;
}

const PAUSE_MS = 250;

/**
 * Counts the records that a filter matches while it is edited: when typing pauses, one request at a time, after aborting the
 * previous one. A null filter cannot be counted.
 */
export function useCount(count: CountFound, filter: Readonly<Record<string, string>> | null, keyword: string): Found {
  const [found, setFound] = useState<number | null>(null);
  const [all, setAll] = useState<number | null>(null);
  const [state, setState] = useState<'idle' | 'counting' | 'failed'>('counting');
  const key = filter && JSON.stringify([filter, keyword]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same filter is the same by what it says.
  useEffect(() => {
    if (!filter) return setState('idle');
    const caller = new AbortController();
    const ask = async () => {
      try {
        setFound(await count(filter, keyword, caller.signal));
        // After it, so that there is one request at a time.
        if (all === null) setAll(await count(null, '', caller.signal));
        if (!caller.signal.aborted) setState('idle');
      } catch {
        if (!caller.signal.aborted) setState('failed');
      }
    };
    setState('counting');
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      caller.abort();
    };
  }, [key]);
  return { found: filter ? found : null, all, isCounting: state === 'counting', isFailed: state === 'failed' };
}
