import { useEffect, useEffectEvent, useRef } from 'react';
import { deviceSetting } from '../../app/deviceSetting.ts';

interface SlipsAtOnce {
  /** Whether the sale was just paid. */
  isDue: boolean;
  /** Whether no receipt is still to be printed before them. */
  isFree: boolean;
  print: () => void;
}

/** Prints the order slips of a sale once, if this device prints any, after the automatic receipt. */
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
  // If the cashier leaves for the next sale earlier, they are printed then.
  useEffect(() => (isDue ? () => start() : undefined), [isDue]);
}
