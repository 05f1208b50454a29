import type { Language } from './language.ts';

/** Names of months and days as the browser has them in the language, Sunday and January first. */
function namesIn(language: Language) {
  const named = (options: Intl.DateTimeFormatOptions, count: number, dayOf: (at: number) => number) => {
    const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en', { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, at) => format.format(dayOf(at)));
  };
  const months = (month: 'short' | 'long') => named({ month }, 12, (at) => Date.UTC(2023, at, 1));
  const days = (weekday: 'short' | 'long') => named({ weekday }, 7, (at) => Date.UTC(2023, 0, 1 + at));
  return {
    MMM: months('short'),
    MMMM: months('long'),
    ddd: language === 'th' ? THAI_DAYS : days('short'),
    dddd: days('long').map((day) => day.replace(/^วัน/, '')),
  };
}

/** Calendars and axes have no room for the whole name of the day, which is all that browsers have. */
const THAI_DAYS = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'];

let names: Record<Language, ReturnType<typeof namesIn>> | undefined;

const TOKEN = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|dddd|ddd|DD|D|HH|mm/g;

/**
 * A day `YYYY-MM-DD` or wall clock `YYYY-MM-DD HH:mm:ss` by a pattern, with the names and the calendar of the language:
 * `D MMM YYYY` is `20 Nov 2026`, in Thai `20 พ.ย. 2569`. Text in brackets stands as it is.
 */
export function formatDate(clock: string, language: Language, pattern: string): string {
  names ??= { th: namesIn('th'), en: namesIn('en') };
  const { MMM, MMMM, ddd, dddd } = names[language];
  const [year = 0, month = 1, day = 1] = clock.slice(0, 10).split('-').map(Number);
  const [hour, minute] = (clock.slice(11) || '00:00').split(':');
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const calendarYear = String(language === 'th' ? year + 543 : year);
  const written: Readonly<Record<string, string | undefined>> = {
    YYYY: calendarYear,
    YY: calendarYear.slice(-2),
    MMMM: MMMM[month - 1],
    MMM: MMM[month - 1],
    MM: String(month).padStart(2, '0'),
    dddd: dddd[weekday],
    ddd: ddd[weekday],
    DD: String(day).padStart(2, '0'),
    D: String(day),
    HH: hour,
    mm: minute,
  };
  return pattern.replace(TOKEN, (token, text?: string) => text ?? written[token] ?? token);
}
