import { createContext, useContext } from 'react';

/** Whether the one operation of the sales screen is still on its way. */
export const SalesPageLoading = createContext(false);

/**
 * How a part of the sales screen reads what it shows: from what that operation brought, and by a call of its own only
 * where it brought nothing, or on another page.
 */
export function useSalesPagePolicy(): 'cache-only' | 'cache-first' {
  return useContext(SalesPageLoading) ? 'cache-only' : 'cache-first';
}
