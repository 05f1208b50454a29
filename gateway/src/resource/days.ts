import { refuseField } from '../http/errors.ts';
import type { Parameters } from './Parameters.ts';
import { readValue, WrongValue } from './readValue.ts';

/** The days that a list is asked for; null leaves that end open. */
export interface Days {
  from: string | null;
  to: string | null;
}

export function readDays(query: Readonly<Record<string, unknown>>): Days {
  const days = { from: readDay(query.from, 'from'), to: readDay(query.to, 'to') };
  if (days.from && days.to && days.from > days.to) throw refuseField('to', 'is before from');
  return days;
}

function readDay(value: unknown, name: string): string | null {
  if (value === undefined || value === '') return null;
  try {
    return String(readValue('date', value));
  } catch (error) {
    if (error instanceof WrongValue) throw refuseField(name, error.message);
    throw error;
  }
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
