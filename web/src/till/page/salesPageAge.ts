import type { ApolloClient } from '@apollo/client';

const FRESH_MS = 60_000;

/** What every bill needs, or the member it is for. */
export type SalesPart = 'shop' | `member ${string}`;

const loadedAt = new WeakMap<ApolloClient, Map<SalesPart, number>>();

/** Coming back to the till within a minute asks for nothing again. */
export function isFresh(client: ApolloClient, part: SalesPart): boolean {
  const at = loadedAt.get(client)?.get(part);
  return at !== undefined && performance.now() - at < FRESH_MS;
}

export function markFresh(client: ApolloClient, part: SalesPart): void {
  const parts = loadedAt.get(client) ?? new Map<SalesPart, number>();
  loadedAt.set(client, parts.set(part, performance.now()));
}

/** After a sale the member has other points and another tier perhaps. */
export function markStale(client: ApolloClient, part: SalesPart): void {
  loadedAt.get(client)?.delete(part);
}
