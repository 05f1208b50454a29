import { isObject } from '@taem/domain/reading/isObject.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Days } from '../resource/days.ts';

/** Limits the caller's filter to the requested business days and to the branches in which the user works. */
export function narrowToSession({ from, to }: Days, filter: unknown, session: GatewaySession): unknown {
  const conditions: unknown[] = [];
  if (from) conditions.push({ business_date: { $gte: from } });
  if (to) conditions.push({ business_date: { $lte: to } });
  if (session.branchIds.length > 0) conditions.push({ branch_id: { $in: session.branchIds } });
  if (conditions.length === 0 || !isObject(filter)) return filter;
  // Added beside the caller's own conditions, so that a refusal names their place as the caller wrote it.
  const own = Array.isArray(filter.$and) ? filter.$and : [];
  return { ...filter, $and: [...own, ...conditions] };
}
