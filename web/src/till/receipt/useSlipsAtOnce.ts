import { useCallback, useEffect, useRef } from 'react';
import { deviceSetting } from '../../app/deviceSetting.ts';

interface SlipsAtOnce {
  /** Whether the sale was paid a moment ago. */
  isDue: boolean;
  /** Whether no receipt would wait for them. */
  isFree: boolean;
  print: () => void;
}

/** Prints the slips of a sale once, where this device prints any: after the receipt that is printed by itself. */
export function useSlipsAtOnce({ isDue, isFree, print }: SlipsAtOnce): void {
  const latest = useRef(print);
  latest.current = print;
  const isStarted = useRef(false);
  const start = useCallback(() => {
    if (!isDue || isStarted.current || deviceSetting().slips.length === 0) return;
    isStarted.current = true;
    latest.current();
  }, [isDue]);
  useEffect(() => {
    if (isFree) start();
  }, [isFree, start]);
  // Who goes on to the next sale at once has them printed in the meantime.
  useEffect(() => start, [start]);
}
