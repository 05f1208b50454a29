import { describe, expect, test } from 'vitest';
import { addDays, weekdayIndex } from '../../time/calendar.ts';
import type { DayNote } from './dayNote.ts';
import { HOLIDAY_YEARS, holidaysIn } from './holidays.ts';
import { daysToTime, type NoteFacts, notesOf, withQuiet } from './notesOf.ts';
import { noteText } from './noteText.ts';

/** A Saturday, with no holiday near it. */
const DAY = '2026-11-14';
const [ARI, RAK] = [
  { id: 'ari', name: 'Ari' },
  { id: 'rak', name: 'Rak' },
];
const range = { from: '2026-11-12', to: '2026-11-16' };

/** Two branches that sell 10,000 and 9,000 baht, give or take a little, on each of the 80 days before and on the day itself. */
function facts(change: Partial<NoteFacts> = {}, on: { ari?: number; rak?: number } = {}): NoteFacts {
  const days = Array.from({ length: 82 }, (_, at) => addDays(range.to, -at));
  const sold = days.flatMap((day, at) => {
    const off = (at % 5) * 1000;
    const isDay = day === DAY;
    return [
      { day, branchId: 'ari', revenue: isDay && on.ari !== undefined ? on.ari : 1_000_000 + off },
      { day, branchId: 'rak', revenue: isDay && on.rak !== undefined ? on.rak : 900_000 - off },
    ].filter(({ revenue }) => revenue > 0);
  });
  const empty = { voids: new Map(), offersStarted: [], offersEnded: [], prices: [] };
  return { range, today: '2026-11-23', branches: [ARI, RAK], sold, ...empty, ...change };
}
const sentences = (notes: readonly DayNote[], language: 'th' | 'en' = 'en') =>
  notes.map((note) => `${note.day.slice(8)} ${noteText(note, language)}`);

describe('notes on days', () => {
  test('usual days have none', () => expect(notesOf(facts())).toEqual([]));

  test('a branch without a sale while others sell is said to have sold nothing, in words of both languages', () => {
    const notes = notesOf(facts({}, { rak: 0 }));
    expect(sentences(notes)).toEqual([
      '14 Rak sold nothing while other branches sold',
      '14 47% under a usual Saturday (10,020.00 against 19,000.00 THB)',
    ]);
    expect(sentences(notes, 'th')[0]).toBe('14 Rak ไม่มีการขายเลย ขณะที่สาขาอื่นขาย');
  });

  test('no branch is closed on a weekday on which it never sells, nor in a shop of one branch', () => {
    const sundays = facts().sold.filter(({ day, branchId }) => branchId === 'ari' || weekdayIndex(day) !== 1);
    expect(notesOf(facts({ sold: sundays })).filter(({ kind }) => kind === 'CLOSED')).toEqual([]);
    const one = facts({ branches: [ARI] }, { ari: 0 });
    expect(
      notesOf({ ...one, sold: one.sold.filter(({ branchId }) => branchId === 'ari') }).map(({ kind }) => kind),
    ).toEqual(['UNUSUAL']);
  });

  test('a day far under the usual says which branch sold nothing any more, and from when on', () => {
    const low = facts({}, { rak: 100_000 });
    const notes = notesOf(low);
    expect(daysToTime(notes)).toHaveLength(9);
    const times = daysToTime(notes).flatMap((day) => [
      { day, branchId: 'ari', time: '20:40', minutes: 1240 },
      { day, branchId: 'rak', ...(day === DAY ? { time: '13:10', minutes: 790 } : { time: '20:15', minutes: 1215 }) },
    ]);
    expect(sentences(withQuiet(notes, low, times))).toEqual([
      '14 42% under a usual Saturday (11,020.00 against 19,000.00 THB); Rak sold nothing after 13:10',
    ]);
  });

  test('today is neither unusual nor closed before it is over', () => {
    expect(notesOf(facts({ today: DAY }, { ari: 0, rak: 100 }))).toEqual([]);
  });

  test('voids are reported where there are three or more and far above the same weekday', () => {
    const of = (count: number) => notesOf(facts({ voids: new Map([[DAY, count]]) }));
    expect(of(2)).toEqual([]);
    expect(sentences(of(6))).toEqual(['14 6 sales voided, usually 0']);
  });

  test('offers and prices of one day are one note each, with the first names and their number', () => {
    const on = (...names: string[]) => names.map((name) => ({ day: DAY, name }));
    const notes = notesOf(facts({ offersStarted: on('A'), offersEnded: on('B'), prices: on('C', 'D', 'E', 'F') }));
    expect(sentences(notes)).toEqual([
      '14 Offer started: A',
      '14 Offer ended: B',
      '14 Price changed of 4 products: C, D, E and others',
    ]);
  });
});

describe('public holidays', () => {
  test('lunar days and substitutes stand on their days of the year', () => {
    const days = (year: number, en: string) =>
      holidaysIn({ from: `${year}-01-01`, to: `${year}-12-31` })
        .filter(({ words }) => words.en === en)
        .map(({ day }) => day.slice(5));
    expect([2024, 2025, 2026, 2027].map((year) => days(year, 'Visakha Bucha Day'))).toEqual([
      ['05-22'],
      ['05-11'],
      ['05-31'],
      ['05-20'],
    ]);
    expect(days(2026, 'Substitute holiday')).toEqual(['06-01', '12-07']);
  });

  test('every holiday at a weekend but New Year’s Eve has a working day that stands in for it, and no other has', () => {
    for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year += 1) {
      const all = holidaysIn({ from: `${year}-01-01`, to: `${year}-12-31` });
      const named = all.filter(({ words }) => words.en !== 'Substitute holiday').map(({ day }) => day);
      const isOff = (day: string) => [1, 7].includes(weekdayIndex(day));
      // Days in a row, such as Songkran, have one substitute.
      const runs = named.filter(
        (day) => isOff(day) && !named.some((other) => other === addDays(day, -1) && isOff(other)),
      );
      const substitutes = all.filter(({ words }) => words.en === 'Substitute holiday').map(({ day }) => day);
      expect(
        substitutes.some((day) => isOff(day) || named.includes(day)),
        String(year),
      ).toBe(false);
      expect(substitutes, String(year)).toHaveLength(runs.length);
    }
  });

  test('a year that is not known has none, and none are made up', () => {
    expect(holidaysIn({ from: '2019-01-01', to: '2023-12-31' })).toEqual([]);
    expect(holidaysIn({ from: `${HOLIDAY_YEARS.last + 1}-01-01`, to: '2099-12-31' })).toEqual([]);
  });
});
