import { createContext, useContext } from 'react';

/** Whether the one operation of the sales screen is still on its way. */
export const SalesPageLoading = createContext(false);

/**
 * The fetch policy of a part of the sales screen: from the page's operation, and by a separate call only where that
 * brought nothing, or on another page.
 */
export function useSalesPagePolicy(): 'cache-only' | 'cache-first' {
  return useContext(SalesPageLoading) ? 'cache-only' : 'cache-first';
}
