import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import { hasAttempt, subscribeAttempts } from './paymentAttempt.ts';

const UnresolvedPayment = late(async () => (await import('./UnresolvedPayment.tsx')).UnresolvedPayment);

/** Drawn on every page: a payment without an outcome must be settled before the next sale begins. */
export function OpenPayment() {
  const isNeeded = useSyncExternalStore(subscribeAttempts, hasAttempt);
  // Users are sent to these pages to check whether it was recorded: no dialog may cover them.
  const isLooking = useLocation().pathname.startsWith('/transactions');
  return isNeeded && !isLooking && <UnresolvedPayment />;
}
