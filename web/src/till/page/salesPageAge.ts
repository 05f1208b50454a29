import type { ApolloClient } from '@apollo/client';

const FRESH_MS = 60_000;

/** The data that every bill needs, or that of the member of a bill. */
export type SalesPart = 'shop' | `member ${string}`;

const loadedAt = new WeakMap<ApolloClient, Map<SalesPart, number>>();

/** Whether the data is recent: returning to the till within a minute sends no request. */
export function isFresh(client: ApolloClient, part: SalesPart): boolean {
  const at = loadedAt.get(client)?.get(part);
  return at !== undefined && performance.now() - at < FRESH_MS;
}

export function markFresh(client: ApolloClient, part: SalesPart): void {
  const parts = loadedAt.get(client) ?? new Map<SalesPart, number>();
  loadedAt.set(client, parts.set(part, performance.now()));
}

/** Marks data as outdated: after a sale the member has different points, and perhaps another tier. */
export function markStale(client: ApolloClient, part: SalesPart): void {
  loadedAt.get(client)?.delete(part);
}
