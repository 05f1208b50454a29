import type { StatusFilter } from '../generated/schema.ts';

/** The filter that most lists have, as the gateway takes it. */
export function statusFilter(filter: StatusFilter | null | undefined): Readonly<Record<string, unknown>> {
  return filter?.status ? { status: filter.status } : {};
}
