import { isDay } from '@taem/domain/time/calendar.ts';

/** The days `from` and `to` of an address; what is no day, or ends before it begins, is left out. */
export function daysIn(address: URLSearchParams): Readonly<Record<string, string>> {
  const [from, to] = ['from', 'to'].map((name) => address.get(name) ?? '').map((day) => (isDay(day) ? day : ''));
  if (from && to && from > to) return {};
  return { ...(from && { from }), ...(to && { to }) };
}
