import { refuseField } from '../http/errors.ts';
import type { Parameters } from './Parameters.ts';

/** The requested days of a list; null leaves that end open. */
export interface Days {
  from: string | null;
  to: string | null;
}

/** Returns the days; throws if they are not in order. */
export function inOrder({ from, to }: Days): Days {
  if (from && to && from > to) throw refuseField('to', 'is before from');
  return { from, to };
}

const ZONE = "(select time_zone from realms where id = current_setting('app.realm_id')::uuid)";

/** Limits a time to the days, by the clock of the shop. */
export const within =
  (column: string) =>
  ({ from, to }: Days, parameters: Parameters): string => {
    const conditions: string[] = [];
    if (from) conditions.push(`t.${column} >= ${parameters.add(from)}::date::timestamp at time zone ${ZONE}`);
    if (to) conditions.push(`t.${column} < (${parameters.add(to)}::date + 1)::timestamp at time zone ${ZONE}`);
    return conditions.join(' and ') || 'true';
  };

/** Limits by the creation time of the record. */
export const withinCreated = within('created_at');
