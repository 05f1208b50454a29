import { isDay } from '@taem/domain/time/calendar.ts';
import { type RequestedDays, refuseDays, relativeRange } from '@taem/domain/time/dayRange.ts';

/** Days as chosen and as held in an address: a named range, or from one date to another; all empty for any days. */
export interface ChosenDays {
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

export const DAYS = ['days', 'from', 'to'] as const;

type Written = { readonly [Name in keyof ChosenDays]?: string | undefined };

/** Returns the days of an address; missing parts are empty. */
export const chosenDays = ({ days = '', from = '', to = '' }: Written): ChosenDays => ({
  ...{ days, from, to },
});

/** Returns the requested days; null for any days, and for invalid ones such as a range that ends before it begins. */
export function requestedDays({ days, from, to }: Written): RequestedDays | null {
  const last = relativeRange(days);
  if (last) return { last };
  const range = { ...(from && isDay(from) && { from }), ...(to && isDay(to) && { to }) };
  return refuseDays(range) === null ? range : null;
}

/** Returns the days of an address as a filter of a list, without invalid parts. */
export function daysIn(address: URLSearchParams): Readonly<Record<string, string>> {
  const { last, ...range } = requestedDays(Object.fromEntries(address)) ?? {};
  return last ? { days: last } : (range as Record<string, string>);
}
