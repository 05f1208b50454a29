import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { dateFormat } from './dateFormat.ts';
import type { Language } from './language.ts';
import { shopZone } from './shopDay.ts';

/** A moment by the shop's clock, wherever the device stands (CHAN-31): `20 Nov 26 16:15`, in Thai with the year of the Buddhist era: `20 พ.ย. 69 16:15`. */
export function formatMoment(moment: string, language: Language): string {
  return format(new Date(moment), language, shopZone());
}

/** CUST-72 A moment in figures, as the documents write it on the screens of customers: `20-11-2026 16:15`, in both languages. */
export const numericMoment = (moment: string): string => numeric(new Date(moment), shopZone());

/** The day of a moment in figures: `20-11-2026`. */
export const numericMomentDay = (moment: string): string => numericMoment(moment).slice(0, 10);

/** A wall clock `YYYY-MM-DD HH:mm:ss` in figures. */
export const numericWallClock = (clock: string): string => numeric(new Date(`${clock.replace(' ', 'T')}Z`), 'UTC');

function numeric(date: Date, timeZone: string): string {
  const local = toLocalTime(date, timeZone);
  return `${dayToBirthdate(formatLocalTime(local).slice(0, 10))} ${formatLocalTime(local).slice(11, 16)}`;
}

/** A wall clock `YYYY-MM-DD HH:mm:ss` in the same words (CHAN-31). */
export function formatWallClock(clock: string, language: Language): string {
  return format(new Date(`${clock.replace(' ', 'T')}Z`), language, 'UTC');
}

function format(date: Date, language: Language, timeZone: string): string {
  const parts = dateFormat(language, {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')} ${part('hour')}:${part('minute')}`;
}
