import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { followWhileVisible } from '../../app/followWhileVisible.ts';
import type { FiguresChange } from './followFigures.ts';

interface Window {
  readonly branchId: string | null;
  /** The days of the figures in the answer; null until there is one, which means any day. */
  readonly range: DayRange | null;
}

export interface Live {
  readonly connected: boolean;
  /** When the figures were last current; null before the first connection. */
  readonly at: Date | null;
}

/** Added for the time that opening the stream takes. */
const MARGIN_MS = 500;

/**
 * Keeps the figures of a page current: loads them again when a sale changes one of their days, when the page comes back
 * to the front, and after a lost connection. A hidden page follows nothing.
 */
export function useLive(refetch: () => unknown, { branchId, range }: Window): Live {
  const [live, setLive] = useState<Live>({ connected: false, at: null });
  const read = useEffectEvent(refetch);
  const concernsPage = useEffectEvent((change: FiguresChange) => concerns(change, range));

  useEffect(() => {
    // The page has just loaded its figures; before every later connection changes may have been missed.
    let isFirst = true;
    const requestedAt = performance.now();
    const lately = () => (isFirst ? Math.ceil(performance.now() - requestedAt) + MARGIN_MS : 0);

    const fresh = () => {
      read();
      setLive((now) => ({ ...now, at: new Date() }));
    };
    const onChange = (change: FiguresChange) => {
      if (concernsPage(change)) fresh();
    };
    const onConnected = () => {
      if (!isFirst) read();
      isFirst = false;
      setLive({ connected: true, at: new Date() });
    };
    const lost = () => setLive((now) => (now.connected ? { ...now, connected: false } : now));

    return followWhileVisible({
      follow: async (connected, signal) => {
        const { followFigures } = await import('./followFigures.ts');
        await followFigures({ branchId, lately, onConnected: connected, onChange }, signal);
      },
      onConnected,
      onLost: lost,
    });
  }, [branchId]);

  return live;
}

function concerns({ businessDate }: FiguresChange, range: DayRange | null): boolean {
  return !businessDate || range === null || (range.from <= businessDate && businessDate <= range.to);
}
