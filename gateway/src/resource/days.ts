import { refuseField } from '../http/errors.ts';
import type { Parameters } from './Parameters.ts';

/** The requested days of a list; null leaves that end open. */
export interface Days {
  from: string | null;
  to: string | null;
}

/** The days as they were read, in their order. */
export function inOrder({ from, to }: Days): Days {
  if (from && to && from > to) throw refuseField('to', 'is before from');
  return { from, to };
}

const ZONE = "(select time_zone from realms where id = current_setting('app.realm_id')::uuid)";

/** Keeps a time within the days as they are counted where the shop is. */
export const within =
  (column: string) =>
  ({ from, to }: Days, parameters: Parameters): string => {
    const conditions: string[] = [];
    if (from) conditions.push(`t.${column} >= ${parameters.add(from)}::date::timestamp at time zone ${ZONE}`);
    if (to) conditions.push(`t.${column} < (${parameters.add(to)}::date + 1)::timestamp at time zone ${ZONE}`);
    return conditions.join(' and ') || 'true';
  };

/** When the record was made. */
export const withinCreated = within('created_at');
