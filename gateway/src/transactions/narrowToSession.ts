import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The caller's filter, within the asked business days and the branches that the user works in. */
export function narrowToSession(query: Record<string, unknown>, filter: unknown, session: GatewaySession): unknown {
  const conditions: unknown[] = [];
  const from = readDay(query, 'from');
  const to = readDay(query, 'to');
  if (from) conditions.push({ business_date: { $gte: from } });
  if (to) conditions.push({ business_date: { $lte: to } });
  if (session.branchIds.length > 0) conditions.push({ branch_id: { $in: session.branchIds } });
  if (conditions.length === 0 || !isObject(filter)) return filter;
  // Beside the caller's own conditions, so that a refusal names their place as the caller wrote it.
  const own = Array.isArray(filter.$and) ? filter.$and : [];
  return { ...filter, $and: [...own, ...conditions] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDay(query: Record<string, unknown>, name: 'from' | 'to'): string | null {
  const day = query[name];
  if (day === undefined || day === '') return null;
  if (typeof day !== 'string' || !DATE.test(day) || Number.isNaN(Date.parse(day))) {
    throw refuseField(name, 'must be a date YYYY-MM-DD');
  }
  return day;
}
