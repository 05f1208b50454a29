import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { PotentialFilter } from '../generated/schema.ts';
import { customerFilter } from './customerFilter.ts';
import { daySpan } from './spans.ts';

export function potentialFilter(asked: PotentialFilter): ListQuery {
  return customerFilter(asked, daySpan('last_activity_time', asked.lastActivity));
}
