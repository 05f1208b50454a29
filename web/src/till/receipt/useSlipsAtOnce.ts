import { useEffect, useEffectEvent, useRef } from 'react';
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
  const isStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (isStarted.current || deviceSetting().slips.length === 0) return;
    isStarted.current = true;
    print();
  });
  useEffect(() => {
    if (isDue && isFree) start();
  }, [isDue, isFree]);
  // Who goes on to the next sale at once has them printed in the meantime.
  useEffect(() => (isDue ? () => start() : undefined), [isDue]);
}
