import { useEffect, useRef, useState } from 'react';

/** What a server that starts again takes, and what it bears of all walls of a shop. */
const AGAIN_MS = 15_000;

/**
 * For a screen that nobody stands at to press: what could not be had is asked for again by itself, when the network is back or
 * after a while. Gives why, also while it is asked for again, until it is there.
 */
export function useRecovery<Fault extends string>(fault: Fault | null, isAsking: boolean, again: () => void) {
  const [told, setTold] = useState<Fault | null>(null);
  const now = fault ?? (isAsking ? told : null);
  if (now !== told) setTold(now);
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (now === null) return;
    const ask = () => latest.current();
    const timer = setInterval(ask, AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [now]);
  return now;
}
