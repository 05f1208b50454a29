import { useEffect, useEffectEvent, useState } from 'react';

/** Retry interval: about what a server needs to restart, and what it can take from all wall screens of a shop. */
const AGAIN_MS = 15_000;

/**
 * For an unattended screen: failed data is loaded again automatically, when the network is back or after a while.
 * Returns the reason, also during a retry, until it succeeds.
 */
export function useRecovery<Fault extends string>(fault: Fault | null, isAsking: boolean, again: () => void) {
  const [reported, setFault] = useState<Fault | null>(null);
  const now = fault ?? (isAsking ? reported : null);
  if (now !== reported) setFault(now);
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (now === null) return;
    const onDue = () => ask();
    const timer = setInterval(onDue, AGAIN_MS);
    window.addEventListener('online', onDue);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onDue);
    };
  }, [now]);
  return now;
}
