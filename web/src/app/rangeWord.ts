import type { RelativeRange } from '@taem/domain/time/dayRange.ts';
import type { Language } from './language.ts';

/** The name of a range, wherever days are chosen or displayed. */
const WORDS: Readonly<Record<RelativeRange, Readonly<Record<Language, string>>>> = {
  TODAY: { th: 'วันนี้', en: 'Today' },
  YESTERDAY: { th: 'เมื่อวาน', en: 'Yesterday' },
  LAST_7_DAYS: { th: '7 วันล่าสุด', en: 'Last 7 days' },
  LAST_30_DAYS: { th: '30 วันล่าสุด', en: 'Last 30 days' },
  LAST_90_DAYS: { th: '90 วันล่าสุด', en: 'Last 90 days' },
  THIS_WEEK: { th: 'สัปดาห์นี้', en: 'This week' },
  LAST_WEEK: { th: 'สัปดาห์ก่อน', en: 'Last week' },
  THIS_MONTH: { th: 'เดือนนี้', en: 'This month' },
  LAST_MONTH: { th: 'เดือนก่อน', en: 'Last month' },
  THIS_QUARTER: { th: 'ไตรมาสนี้', en: 'This quarter' },
  LAST_QUARTER: { th: 'ไตรมาสก่อน', en: 'Last quarter' },
  THIS_YEAR: { th: 'ปีนี้', en: 'This year' },
  LAST_YEAR: { th: 'ปีก่อน', en: 'Last year' },
  ALL_TIME: { th: 'ทั้งหมด', en: 'All time' },
};

export const rangeWord = (range: RelativeRange, language: Language): string => WORDS[range][language];

/** Returns the name as part of a sentence: `the last 7 days`, `yesterday`. */
export function rangeInSentence(range: RelativeRange, language: Language): string {
  const words = rangeWord(range, language);
  return (words.charAt(0).toLowerCase() + words.slice(1)).replace(/^last (?=\d)/, 'the last ');
}
