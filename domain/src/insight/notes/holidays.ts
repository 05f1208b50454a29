import type { Words } from '../../record/words.ts';
import type { Day } from '../../time/calendar.ts';
import type { DayRange } from '../../time/dayRange.ts';

/** Public holidays that are on the same day each year. */
const FIXED: readonly (readonly [string, Words])[] = [
  ['01-01', { th: 'วันขึ้นปีใหม่', en: "New Year's Day" }],
  ['04-06', { th: 'วันจักรี', en: 'Chakri Day' }],
  ['04-13', { th: 'วันสงกรานต์', en: 'Songkran' }],
  ['04-14', { th: 'วันสงกรานต์', en: 'Songkran' }],
  ['04-15', { th: 'วันสงกรานต์', en: 'Songkran' }],
  ['05-01', { th: 'วันแรงงานแห่งชาติ', en: 'National Labour Day' }],
  ['05-04', { th: 'วันฉัตรมงคล', en: 'Coronation Day' }],
  ['06-03', { th: 'วันเฉลิมพระชนมพรรษาสมเด็จพระราชินี', en: "H.M. the Queen's Birthday" }],
  ['07-28', { th: 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', en: "H.M. the King's Birthday" }],
  ['08-12', { th: 'วันแม่แห่งชาติ', en: "National Mother's Day" }],
  ['10-13', { th: 'วันนวมินทรมหาราช', en: 'Navamindra Maharaj Day' }],
  ['10-23', { th: 'วันปิยมหาราช', en: 'Chulalongkorn Day' }],
  ['12-05', { th: 'วันพ่อแห่งชาติ', en: "National Father's Day" }],
  ['12-10', { th: 'วันรัฐธรรมนูญ', en: 'Constitution Day' }],
  ['12-31', { th: 'วันสิ้นปี', en: "New Year's Eve" }],
];

const BUDDHIST = {
  makha: { th: 'วันมาฆบูชา', en: 'Makha Bucha Day' },
  visakha: { th: 'วันวิสาขบูชา', en: 'Visakha Bucha Day' },
  asanha: { th: 'วันอาสาฬหบูชา', en: 'Asanha Bucha Day' },
  lent: { th: 'วันเข้าพรรษา', en: 'Buddhist Lent Day' },
} as const satisfies Readonly<Record<string, Words>>;

const SUBSTITUTE: Words = { th: 'วันหยุดชดเชย', en: 'Substitute holiday' };

type Year = Readonly<Record<keyof typeof BUDDHIST, string>> & { readonly substitutes: readonly string[] };

/**
 * The holidays of the Thai lunar calendar, and the substitution days for holidays at a weekend, for each year in the
 * table. A year that is missing here has no holidays. Days that the Cabinet adds in the course of a year are not
 * included.
 */
const YEARS: Readonly<Record<number, Year>> = {
  2024: {
    makha: '02-24',
    visakha: '05-22',
    asanha: '07-20',
    lent: '07-21',
    substitutes: ['02-26', '04-08', '04-16', '05-06', '07-22', '07-29', '10-14'],
  },
  2025: {
    makha: '02-12',
    visakha: '05-11',
    asanha: '07-10',
    lent: '07-11',
    substitutes: ['04-07', '04-16', '05-05', '05-12'],
  },
  2026: { makha: '03-03', visakha: '05-31', asanha: '07-29', lent: '07-30', substitutes: ['06-01', '12-07'] },
  2027: {
    makha: '02-21',
    visakha: '05-20',
    asanha: '07-18',
    lent: '07-19',
    substitutes: ['02-22', '05-03', '07-20', '10-25', '12-06'],
  },
};

/** The years whose public holidays are in the table; other years have none. */
export const HOLIDAY_YEARS = {
  first: Math.min(...Object.keys(YEARS).map(Number)),
  last: Math.max(...Object.keys(YEARS).map(Number)),
} as const;

export interface Holiday {
  day: Day;
  words: Words;
}

/** Returns the public holidays of Thailand within a range, in order. */
export function holidaysIn({ from, to }: DayRange): Holiday[] {
  const all = Object.entries(YEARS).flatMap(([year, days]) => holidaysOf(year, days));
  return all.filter(({ day }) => from <= day && day <= to).sort((a, b) => (a.day < b.day ? -1 : 1));
}

function holidaysOf(year: string, { substitutes, ...lunar }: Year): Holiday[] {
  const on = (monthAndDay: string, words: Words) => ({ day: `${year}-${monthAndDay}`, words });
  return [
    ...FIXED.map(([day, words]) => on(day, words)),
    ...(Object.keys(BUDDHIST) as (keyof typeof BUDDHIST)[]).map((name) => on(lunar[name], BUDDHIST[name])),
    ...substitutes.map((day) => on(day, SUBSTITUTE)),
  ];
}
