import { isDay } from '@taem/domain/time/calendar.ts';
import { type RequestedDays, refuseDays, relativeRange } from '@taem/domain/time/dayRange.ts';

/** Days as they are chosen and as they stand in an address: by name, or from one to another; nothing of it for any days. */
export interface ChosenDays {
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

export const DAYS = ['days', 'from', 'to'] as const;

type Written = { readonly [Name in keyof ChosenDays]?: string | undefined };

/** The days of an address; what is missing is empty. */
export const chosenDays = ({ days = '', from = '', to = '' }: Written): ChosenDays => ({
  ...{ days, from, to },
});

/** The days that are meant; null for any, and where they make no sense, such as days that end before they begin. */
export function requestedDays({ days, from, to }: Written): RequestedDays | null {
  const last = relativeRange(days);
  if (last) return { last };
  const range = { ...(from && isDay(from) && { from }), ...(to && isDay(to) && { to }) };
  return refuseDays(range) === null ? range : null;
}

/** The days of an address, as a filter of a list; what makes no sense is left out. */
export function daysIn(address: URLSearchParams): Readonly<Record<string, string>> {
  const { last, ...range } = requestedDays(Object.fromEntries(address)) ?? {};
  return last ? { days: last } : (range as Record<string, string>);
}
