import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasAttempt, subscribeAttempts } from './paymentAttempt.ts';

const UnresolvedPayment = lazy(async () => ({
  default: (await import('./UnresolvedPayment.tsx')).UnresolvedPayment,
}));

/** On every page: whoever has a payment without an outcome is asked to settle it before the next sale begins. */
export function OpenPayment() {
  const isNeeded = useSyncExternalStore(subscribeAttempts, hasAttempt);
  return (
    isNeeded && (
      <Suspense>
        <UnresolvedPayment />
      </Suspense>
    )
  );
}
