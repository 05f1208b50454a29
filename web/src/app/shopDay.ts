import {
  businessDate,
  DEFAULT_TIME_ZONE,
  dayEndsAt,
  formatLocalTime,
  localDate,
  parseLocalTime,
  toInstant,
  toLocalTime,
} from '@taem/domain/merchant/businessDay.ts';
import { serverNow } from './serverClock.ts';
import { currentSession, type Session } from './session.ts';

/** Returns the time zone of the session's branch, or those of all branches if none is chosen; never empty. */
export function zonesOf(session: Pick<Session, 'branchId' | 'branches'> | null): readonly [string, ...string[]] {
  const branches = session?.branches.filter(({ id }) => session.branchId === null || id === session.branchId) ?? [];
  const zones = [...new Set(branches.map(({ timeZone }) => timeZone ?? DEFAULT_TIME_ZONE))].sort();
  return [zones[0] ?? DEFAULT_TIME_ZONE, ...zones.slice(1)];
}

/** Returns the zone that "today" is counted in; for branches in several zones it is the default zone of a shop. */
export function shopZone(): string {
  const zones = zonesOf(currentSession());
  return zones.length === 1 ? zones[0] : DEFAULT_TIME_ZONE;
}

const dayEnds = () => currentSession()?.dayEnds ?? [];

/** Returns the shop's calendar date of a moment, wherever the device is: for birthdays, appointments, tax documents. */
export const shopDateOf = (moment: string | Date): string => localDate(new Date(moment), shopZone());

export const shopDate = (): string => shopDateOf(serverNow());

/** Returns the current business day: figures, shifts and lists of sales go by it. */
export const businessToday = (): string => businessDate(serverNow(), shopZone(), dayEnds());

/** Returns the hour at which the business day of a date begins. */
export const dayEndsOn = (day: string): number => dayEndsAt(day, dayEnds());

/** Formats a moment for a date-time field, `2026-11-22T09:00`, by the shop's clock. */
export const toField = (moment: Date): string =>
  formatLocalTime(toLocalTime(moment, shopZone())).slice(0, 16).replace(' ', 'T');

/** Returns the moment in a date-time field as ISO text; empty for anything that is not a moment. */
export function fromField(value: string): string {
  const local = parseLocalTime(`${value.slice(0, 16).replace('T', ' ')}:00`);
  return local ? toInstant(local, shopZone()).toISOString() : '';
}

/** Formats a moment as `14:05` by the shop's clock. */
export const clockOf = (moment: string): string => toField(new Date(moment)).slice(11);

/** Formats a moment as `14:05:30` by the shop's clock. */
export const exactClockOf = (moment: Date): string => formatLocalTime(toLocalTime(moment, shopZone())).slice(11);
