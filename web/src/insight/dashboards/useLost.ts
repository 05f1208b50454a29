import { useEffect, useState } from 'react';

/** A connection that is back within this time was not an outage: every stream ends now and then. */
const GRACE_MS = 5000;

/** Returns whether a connection has been lost for a while; false as soon as it is back. */
export function useLost(connected: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (connected) return;
    const timer = setTimeout(() => setLong(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  return isLong && !connected;
}
