import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { SecurityEventFilter } from '../generated/schema.ts';

export function securityEventFilter({ kind, from, to }: SecurityEventFilter): ListQuery {
  return { ...(kind && { filter: { kind } }), from, to };
}
