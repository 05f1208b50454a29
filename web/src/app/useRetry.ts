import { useEffect } from 'react';

const RETRY_MS = 5_000;

/** Retries every few seconds, and as soon as the network is back, for as long as loading has failed. */
export function useRetry(error: unknown, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!error) return;
    const retry = () => void ask().catch(() => undefined);
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, ask]);
}
