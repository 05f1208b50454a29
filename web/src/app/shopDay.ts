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

/** The zones of the branch that is worked in, or of all of them where none is chosen; never empty. */
export function zonesOf(session: Pick<Session, 'branchId' | 'branches'> | null): readonly [string, ...string[]] {
  const branches = session?.branches.filter(({ id }) => session.branchId === null || id === session.branchId) ?? [];
  const zones = [...new Set(branches.map(({ timeZone }) => timeZone ?? DEFAULT_TIME_ZONE))].sort();
  return [zones[0] ?? DEFAULT_TIME_ZONE, ...zones.slice(1)];
}

/** The zone whose days are today's: branches of several zones count by the one that a shop has without saying another. */
export function shopZone(): string {
  const zones = zonesOf(currentSession());
  return zones.length === 1 ? zones[0] : DEFAULT_TIME_ZONE;
}

const dayEnds = () => currentSession()?.dayEnds ?? [];

/** What the calendar in the shop says at a moment, wherever the device stands: birthdays, appointments, tax documents. */
export const shopDateOf = (moment: string | Date): string => localDate(new Date(moment), shopZone());

export const shopDate = (): string => shopDateOf(serverNow());

/** The business day that sales of this moment are of: figures, shifts and lists of sales go by it. */
export const businessToday = (): string => businessDate(serverNow(), shopZone(), dayEnds());

/** The hour at which the business day of a date begins. */
export const dayEndsOn = (day: string): number => dayEndsAt(day, dayEnds());

/** A moment as a date-time field holds it, `2026-11-22T09:00`, by the shop's clock. */
export const toField = (moment: Date): string =>
  formatLocalTime(toLocalTime(moment, shopZone())).slice(0, 16).replace(' ', 'T');

/** The moment that a date-time field means, as an ISO text; empty for anything that is not a moment. */
export function fromField(value: string): string {
  const local = parseLocalTime(`${value.slice(0, 16).replace('T', ' ')}:00`);
  return local ? toInstant(local, shopZone()).toISOString() : '';
}

/** `14:05` by the shop's clock. */
export const clockOf = (moment: string): string => toField(new Date(moment)).slice(11);

/** `14:05:30` by the shop's clock. */
export const exactClockOf = (moment: Date): string => formatLocalTime(toLocalTime(moment, shopZone())).slice(11);
