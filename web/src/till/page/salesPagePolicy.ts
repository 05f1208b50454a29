import { createContext, useContext } from 'react';

/** Whether the operation of the sales screen is still under way. */
export const SalesPageLoading = createContext(false);

/**
 * Returns the fetch policy of a part of the sales screen: from the page's operation, and by a separate request only if that
 * did not bring the data, or on another page.
 */
export function useSalesPagePolicy(): 'cache-only' | 'cache-first' {
  return useContext(SalesPageLoading) ? 'cache-only' : 'cache-first';
}
