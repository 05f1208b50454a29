import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { loadSalesPage, missingParts } from '../page/loadSalesPage.ts';

/**
 * Loads the sales screen for the customer in the basket; `loading` until that has succeeded or failed. `failures` counts
 * failed loads: the parts must then be mounted again to load by themselves and report what is missing.
 */
export function useSalesPage(): { loading: boolean; failures: number } {
  const client = useApolloClient();
  const memberId = useBasket(({ member }) => member?.id ?? null);
  const [loadedFor, setLoadedFor] = useState(() => (missingParts(client, memberId) ? undefined : memberId));
  const [failures, setFailures] = useState(0);

  useLayoutEffect(() => {
    // Entering the sale has just changed the customer of the basket; the previous one is no longer needed.
    if ((basketStore.get().member?.id ?? null) !== memberId) return;
    const missing = missingParts(client, memberId);
    if (!missing) {
      setLoadedFor(memberId);
      return;
    }
    let left = false;
    const settle = () => {
      if (!left) setLoadedFor(memberId);
    };
    const fail = () => {
      settle();
      if (!left) setFailures((count) => count + 1);
    };
    loadSalesPage(client, missing).then(settle, fail);
    return () => {
      left = true;
    };
  }, [client, memberId]);
  const loading = loadedFor !== memberId;
  return { loading, failures };
}
