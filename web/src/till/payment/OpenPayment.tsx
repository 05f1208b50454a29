import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import { hasAttempt, subscribeAttempts } from './paymentAttempt.ts';

const UnresolvedPayment = late(async () => (await import('./UnresolvedPayment.tsx')).UnresolvedPayment);

/** On every page: a payment without an outcome must be settled before the next sale begins. */
export function OpenPayment() {
  const isNeeded = useSyncExternalStore(subscribeAttempts, hasAttempt);
  // Where they are sent to look whether it was recorded, nothing may stand over what they look at.
  const isLooking = useLocation().pathname.startsWith('/transactions');
  return isNeeded && !isLooking && <UnresolvedPayment />;
}
