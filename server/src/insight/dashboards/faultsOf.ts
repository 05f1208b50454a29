import { setImmediate as pause } from 'node:timers/promises';
import { type DashboardFault, dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The maximum characters of documents whose faults are cached. */
const MAX_TEXT = 8_000_000;

const caches = new WeakMap<GraphQLSchema, LRUCache<string, DashboardFault[]>>();

/**
 * Returns where a saved document does not match the schema. Validating one takes as long as running a small operation a
 * hundred times, and a list has many: each is validated once, and other requests are served between two of them.
 */
export async function faultsOf(document: string, variables: string, schema: GraphQLSchema): Promise<DashboardFault[]> {
  let kept = caches.get(schema);
  if (!kept) {
    kept = new LRUCache({ maxSize: MAX_TEXT, sizeCalculation: (_, key) => key.length });
    caches.set(schema, kept);
  }
  const key = `${variables}\n${document}`;
  const found = kept.get(key);
  if (found) return found;
  await pause();
  const faults = dashboardFaults(document, variables, schema);
  kept.set(key, faults);
  return faults;
}
