import type { Words } from '../record/words.ts';
import { WEEK, weekdayName } from '../time/writtenDay.ts';
import { type OfferTerms, runsOverMidnight } from './offerTerms.ts';

type Language = keyof Words;

/** Functions that return the names of the records that terms refer to, and write a moment. */
export interface TermsNames {
  branch: (id: string) => string;
  tier: (id: string) => string;
  moment: (localTime: string) => string;
}

/**
 * Writes terms: `Monday–Friday 14:00–17:00 · from 1 December 2026 00:00 · at Ari · for Gold`; empty if they restrict
 * nothing.
 */
export function termsSentence(terms: OfferTerms, language: Language, names: TermsNames): string {
  const { from, until, branchIds, tierIds } = terms;
  const isThai = language === 'th';
  const listed = (ids: readonly string[], nameOf: (id: string) => string) => ids.map(nameOf).join(', ');
  return [
    [daysClause(terms, language), hoursClause(terms, language)].filter(Boolean).join(' '),
    from && `${isThai ? 'ตั้งแต่' : 'from'} ${names.moment(from)}`,
    until && `${isThai ? 'ถึงก่อน' : 'until'} ${names.moment(until)}`,
    branchIds.length > 0 && `${isThai ? 'ที่' : 'at'} ${listed(branchIds, names.branch)}`,
    tierIds.length > 0 && `${isThai ? 'เฉพาะระดับ' : 'for'} ${listed(tierIds, names.tier)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function daysClause({ weekdays, fromHour }: OfferTerms, language: Language): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === 0 || days.length === WEEK.length) {
    if (fromHour === null && days.length === 0) return '';
    return language === 'th' ? 'ทุกวัน' : 'Every day';
  }
  const names = runsOf(days).map((run) => {
    const [first = 0, last = first] = [run[0], run.at(-1)];
    const name = (day: number) => weekdayName(day, language);
    if (run.length < 3) return run.map(name).join(', ');
    return `${name(first)}–${name(last)}`;
  });
  return `${language === 'th' ? 'ทุกวัน' : ''}${names.join(', ')}`;
}

/** Groups consecutive days. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && WEEK.indexOf(day) === WEEK.indexOf(run.at(-1) ?? 0) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function hoursClause(terms: OfferTerms, language: Language): string {
  const { fromHour, untilHour } = terms;
  if (fromHour === null) return '';
  const nextDay = language === 'th' ? ' ของวันถัดไป' : ' the next day';
  return `${fromHour}–${untilHour}${runsOverMidnight(terms) ? nextDay : ''}`;
}
