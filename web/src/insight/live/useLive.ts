import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { useEffect, useRef, useState } from 'react';
import type { FiguresChange } from './followFigures.ts';

interface Window {
  readonly branchId: string | null;
  /** Days of the figures, as the answer says them; null until there is one, which then stands for any day. */
  readonly range: DayRange | null;
}

export interface Live {
  readonly connected: boolean;
  /** When figures were last found to be what they are; null before the connection stood once. */
  readonly at: Date | null;
}

/** What it takes to ask for the stream counts too. */
const MARGIN_MS = 500;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** What stood so long was no failure. */
const LASTED_MS = 5_000;

/**
 * Keeps the figures of a page current: loads them again when a sale changes one of their days, when the page comes back
 * to the front, and after a lost connection. A hidden page follows nothing.
 */
export function useLive(refetch: () => unknown, { branchId, range }: Window): Live {
  const [live, setLive] = useState<Live>({ connected: false, at: null });
  const latest = useRef({ refetch, range });
  latest.current = { refetch, range };

  useEffect(() => {
    let following: AbortController | null = null;
    // The page has just loaded its figures; from then on every new connection has a gap before it.
    let isFirst = true;
    const requestedAt = performance.now();
    const lately = () => (isFirst ? Math.ceil(performance.now() - requestedAt) + MARGIN_MS : 0);

    const fresh = () => {
      latest.current.refetch();
      setLive((now) => ({ ...now, at: new Date() }));
    };
    const onChange = (change: FiguresChange) => {
      if (concerns(change, latest.current.range)) fresh();
    };
    const onConnected = () => {
      if (!isFirst) latest.current.refetch();
      isFirst = false;
      setLive({ connected: true, at: new Date() });
    };
    const lost = () => setLive((now) => (now.connected ? { ...now, connected: false } : now));

    async function keepFollowing(signal: AbortSignal): Promise<void> {
      for (let failures = 0; !signal.aborted; failures += 1) {
        const begun = Date.now();
        const connected = () => {
          if (!signal.aborted) onConnected();
        };
        try {
          const { followFigures } = await import('./followFigures.ts');
          await followFigures({ branchId, lately, onConnected: connected, onChange }, signal);
        } catch {
          // Said by the badge; the next try comes by itself.
        }
        if (signal.aborted) return;
        if (Date.now() - begun > LASTED_MS) failures = 0;
        lost();
        await pause(failures, signal);
      }
    }

    const stop = () => {
      following?.abort();
      following = null;
      lost();
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') return stop();
      if (following) return;
      following = new AbortController();
      void keepFollowing(following.signal);
    };
    // After sleep a connection looks open and is dead; the network says when it is back.
    const again = () => {
      stop();
      turn();
    };
    turn();
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('online', again);
      following?.abort();
    };
  }, [branchId]);

  return live;
}

/** Not all pages at once when a server comes back. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random());
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function concerns({ businessDate }: FiguresChange, range: DayRange | null): boolean {
  return !businessDate || range === null || (range.from <= businessDate && businessDate <= range.to);
}
