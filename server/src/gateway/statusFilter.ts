import type { StatusFilter } from '../generated/schema.ts';
import type { ListQuery } from './GatewayCalls.ts';

/** The filter that most lists have, as the gateway takes it. */
export function statusFilter({ status }: StatusFilter): ListQuery {
  return status ? { filter: { status } } : {};
}
