import { addDays, type Day, isDay } from '../time/calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from '../time/eraHint.ts';
import { fault, type Reading, valueOr } from './reading.ts';
import { readShort } from './text.ts';

/** No living person was born before 2400 of the Buddhist era, and no date of a shop is in 2400 of the common era. */
const FIRST_BUDDHIST_YEAR = 2400;
const FIRST_YEAR = FIRST_BUDDHIST_YEAR - BUDDHIST_YEARS_AHEAD;

/** The names of each month in lower case and without dots, longer ones first. */
const MONTHS: readonly (readonly string[])[] = [
  ['มกราคม', 'มกรา', 'มค', 'january', 'jan'],
  ['กุมภาพันธ์', 'กุมภา', 'กพ', 'february', 'feb'],
  ['มีนาคม', 'มีนา', 'มีค', 'march', 'mar'],
  ['เมษายน', 'เมษา', 'เมย', 'april', 'apr'],
  ['พฤษภาคม', 'พฤษภา', 'พค', 'may'],
  ['มิถุนายน', 'มิถุนา', 'มิย', 'june', 'jun'],
  ['กรกฎาคม', 'กรกฎา', 'กค', 'july', 'jul'],
  ['สิงหาคม', 'สิงหา', 'สค', 'august', 'aug'],
  ['กันยายน', 'กันยา', 'กย', 'september', 'sept', 'sep'],
  ['ตุลาคม', 'ตุลา', 'ตค', 'october', 'oct'],
  ['พฤศจิกายน', 'พฤศจิกา', 'พย', 'november', 'nov'],
  ['ธันวาคม', 'ธันวา', 'ธค', 'december', 'dec'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTH = [...MONTH_OF.keys()].join('|');

const BETWEEN = String.raw`[\s/.,-]*`;
const ERA = `(?:(พศ|พุทธศักราช|be)|(คศ|คริสต์ศักราช|ad|ce))?`;
/**
 * The time that a program wrote after a day. Only midnight may have an offset, because any other time could be the day
 * before or after.
 */
const TIME = String.raw`(?:[t\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|t00:00(?::00(?:\.0+)?)?(?:z|[+-]\d{2}:?\d{2}))?`;
const DAY_FIRST = new RegExp(`^(\\d{1,2})[\\s/.-]+(\\d{1,2})[\\s/.-]+(\\d{2}|\\d{4})${TIME}$`);
const YEAR_FIRST = new RegExp(`^(\\d{4})[\\s/.-]+(\\d{1,2})[\\s/.-]+(\\d{1,2})${TIME}$`);
const NAMED_DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?${BETWEEN}(${MONTH})${BETWEEN}${ERA}${BETWEEN}(\\d{2}|\\d{4})${TIME}$`,
);
const NAMED_MONTH_FIRST = new RegExp(`^(${MONTH})${BETWEEN}(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(\\d{2}|\\d{4})${TIME}$`);
const WITHOUT_STROKES = /^(\d{2})(\d{2})(\d{4})$/;
const WITHOUT_STROKES_YEAR_FIRST = /^(\d{4})(\d{2})(\d{2})$/;

const WEEKDAY = /^(?:วัน)?(?:(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)?ที่|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?)\s*/;

/**
 * Spreadsheets store a date as the number of days since this one. Numbers for days before 1927 or after 2099 are not
 * read as dates.
 */
const SHEETS_BEGIN = '1899-12-30';
const [FIRST_SERIAL, LAST_SERIAL] = [10_000, 73_050];

export interface DayOptions {
  /** Whether the text is from a sheet, in which a number of five digits is a day that lost its format. */
  serials?: boolean;
}

/**
 * Reads a day as people write it, with the year in either era: `31/12/1990`, `31-12-2533`, `1.2.2026`, `๓๑ ธ.ค. ๒๕๓๓`,
 * `31 Dec 1990`, `2533-12-31`. The day comes before the month.
 */
export function readDay(text: string, { serials = false }: DayOptions = {}): Reading<Day | null> {
  const read = readShort(text, 'NOT_A_DAY');
  if ('fault' in read || read.value === null) return read;
  const written = /[^\d/.-]/.test(read.value) ? plain(read.value) : read.value;
  if (serials && /^\d{5}(?:\.\d+)?$/.test(written)) return dayOfSerial(Number.parseInt(written, 10), text);
  const parts = partsOf(written);
  if (!parts) return fault('NOT_A_DAY', text);
  if (parts.year.length === 2) return fault('TWO_DIGIT_YEAR', text);
  const day = dayOf(parts);
  return day === null ? fault('NO_SUCH_DAY', text) : { value: day };
}

/** Returns the day that a text certainly is; null for any other text. */
export const dayIn = (text: string): Day | null => valueOr(readDay(text), null);

/** The two numbers before a year: a day and a month, in either order. */
const FIRST_TWO = /^(\s*)(\d{1,2})([\s/.-]+)(\d{1,2})(?=[\s/.-]+\d{4}(?!\d))/;

/**
 * Whether the days of a column have the month first, as American products export them: at least one of them cannot be
 * read otherwise, and none must have the day first.
 */
export function areMonthFirst(texts: readonly string[]): boolean {
  const found = texts.map((text) => FIRST_TWO.exec(text));
  return found.some((two) => Number(two?.[4]) > 12) && !found.some((two) => Number(two?.[2]) > 12);
}

/** Swaps day and month of a date in such a column; unchanged if its month cannot come first. */
export function dayBeforeMonth(text: string): string {
  const turned = text.replace(FIRST_TWO, '$1$4$3$2');
  return dayIn(turned) === null ? text : turned;
}

/** Normalises a date: lower case, names of months without dots, one kind of dash. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/([ก-์a-z])\s*\.\s*(?=[ก-ฮ])/g, '$1')
    .replace(/([ก-์a-z])\s*\./g, '$1')
    .replace(WEEKDAY, '')
    .replace(/^ที่\s*/, '');
}

interface Parts {
  date: string;
  month: string;
  year: string;
  /** The era written next to the year. */
  era?: 'buddhist' | 'common';
}

function partsOf(written: string): Parts | null {
  const dayFirst = DAY_FIRST.exec(written) ?? nearYear(WITHOUT_STROKES.exec(written), 3);
  if (dayFirst) return { date: dayFirst[1] ?? '', month: dayFirst[2] ?? '', year: dayFirst[3] ?? '' };
  const yearFirst = YEAR_FIRST.exec(written) ?? nearYear(WITHOUT_STROKES_YEAR_FIRST.exec(written), 1);
  if (yearFirst) return { date: yearFirst[3] ?? '', month: yearFirst[2] ?? '', year: yearFirst[1] ?? '' };
  const named = NAMED_DAY_FIRST.exec(written);
  if (named) {
    const [, date = '', month = '', buddhist, common, year = ''] = named;
    const era = buddhist ? { era: 'buddhist' as const } : common ? { era: 'common' as const } : {};
    return { date, month: String(MONTH_OF.get(month)), year, ...era };
  }
  const [, month = '', date = '', year = ''] = NAMED_MONTH_FIRST.exec(written) ?? [];
  return month === '' ? null : { date, month: String(MONTH_OF.get(month)), year };
}

/** Accepts eight digits as a day only if the year is from 1900 to 2100, in either era. */
function nearYear(match: RegExpExecArray | null, at: number): RegExpExecArray | null {
  const year = Number(match?.[at]);
  const isNear =
    (year >= 1900 && year <= 2100) || (year >= 1900 + BUDDHIST_YEARS_AHEAD && year <= 2100 + BUDDHIST_YEARS_AHEAD);
  return isNear ? match : null;
}

function dayOf({ date, month, year, era }: Parts): Day | null {
  const isBuddhist = Number(year) >= FIRST_BUDDHIST_YEAR;
  if ((era === 'buddhist' && !isBuddhist) || (era === 'common' && isBuddhist)) return null;
  const common = isBuddhist ? Number(year) - BUDDHIST_YEARS_AHEAD : Number(year);
  const day = `${common}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) && common >= FIRST_YEAR && common < FIRST_BUDDHIST_YEAR ? day : null;
}

function dayOfSerial(days: number, text: string): Reading<Day | null> {
  return days >= FIRST_SERIAL && days <= LAST_SERIAL
    ? { value: addDays(SHEETS_BEGIN, days) }
    : fault('NOT_A_DAY', text);
}
