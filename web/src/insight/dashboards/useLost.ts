import { useEffect, useState } from 'react';

/** A connection that stands again so soon was no outage: every stream ends now and then. */
const GRACE_MS = 5000;

/** Whether a connection has been gone for a while; taken back as soon as it stands. */
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
