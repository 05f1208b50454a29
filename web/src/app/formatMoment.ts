import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { formatDate } from './formatDate.ts';
import type { Language } from './language.ts';
import { shopZone } from './shopDay.ts';

/** A moment by the shop's clock, wherever the device stands (CHAN-31): `20 Nov 26 16:15`, in Thai with the year of the Buddhist era: `20 พ.ย. 69 16:15`. */
export function formatMoment(moment: string, language: Language): string {
  return formatWallClock(shopClock(moment), language);
}

/** A wall clock `YYYY-MM-DD HH:mm:ss` in the same words (CHAN-31). */
export function formatWallClock(clock: string, language: Language): string {
  return formatDate(clock, language, 'DD MMM YY HH:mm');
}

/** CUST-72 A moment in figures, as the documents write it on the screens of customers: `20-11-2026 16:15`, in both languages. */
export const numericMoment = (moment: string): string => numericWallClock(shopClock(moment));

/** The day of a moment in figures: `20-11-2026`. */
export const numericMomentDay = (moment: string): string => numericMoment(moment).slice(0, 10);

/** A wall clock `YYYY-MM-DD HH:mm:ss` in figures, the Christian year in both languages. */
export const numericWallClock = (clock: string): string => formatDate(clock, 'en', 'DD-MM-YYYY HH:mm');

const shopClock = (moment: string): string => formatLocalTime(toLocalTime(new Date(moment), shopZone()));
