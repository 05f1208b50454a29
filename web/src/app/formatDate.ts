import dayjs from 'dayjs';
import th from 'dayjs/locale/th.js';
import buddhistEra from 'dayjs/plugin/buddhistEra.js';
import utc from 'dayjs/plugin/utc.js';
import type { Language } from './language.ts';

dayjs.extend(utc);
dayjs.extend(buddhistEra);
// Calendars and axes have room for `อา.`, not for the whole name of the day.
const THAI = { ...th, weekdaysShort: th.weekdaysMin };

/**
 * A day `YYYY-MM-DD` or wall clock `YYYY-MM-DD HH:mm:ss` by a pattern of dayjs, with the names and the calendar of the
 * language: `D MMM YYYY` is `20 Nov 2026`, in Thai `20 พ.ย. 2569`.
 */
export function formatDate(clock: string, language: Language, pattern: string): string {
  if (language === 'en') return dayjs.utc(clock).format(pattern);
  const buddhist = pattern.replace(/Y+(?![^[]*\])/g, (year) => 'B'.repeat(year.length));
  return dayjs.utc(clock).locale(THAI).format(buddhist);
}
