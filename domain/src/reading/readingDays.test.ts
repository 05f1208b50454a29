import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { result } from '../testing/readings.ts';
import { addDays } from '../time/calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from '../time/eraHint.ts';
import { areMonthFirst, dayBeforeMonth, readDay } from './day.ts';

describe('a day', () => {
  test.each<[string, unknown]>([
    ['31/12/1990', '1990-12-31'],
    ['31/12/2533', '1990-12-31'],
    [' 1.2.2026 ', '2026-02-01'],
    ['1/2/2533', '1990-02-01'],
    ['29-02-2567', '2024-02-29'],
    ['๒๙-๐๒-๒๕๖๗', '2024-02-29'],
    ['31–12–2533', '1990-12-31'],
    ['31 12 2533', '1990-12-31'],
    ['2533-12-31', '1990-12-31'],
    ['1990/1/2', '1990-01-02'],
    ['1990-12-31T00:00:00.000Z', '1990-12-31'],
    ['31/12/2533 0:00', '1990-12-31'],
    ['25331231', '1990-12-31'],
    ['31122533', '1990-12-31'],
    ['31 ธ.ค. 2533', '1990-12-31'],
    ['๓๑ ธันวาคม พ.ศ. ๒๕๓๓', '1990-12-31'],
    ['วันจันทร์ที่ 31 ธันวาคม พ.ศ. 2533', '1990-12-31'],
    ['31 ธันวาคม พุทธศักราช 2533', '1990-12-31'],
    ['1มี.ค.2540', '1997-03-01'],
    ['1 เมษา 40', 'TWO_DIGIT_YEAR'],
    ['31-Dec-1990', '1990-12-31'],
    ['December 31st, 1990', '1990-12-31'],
    ['31/12/90', 'TWO_DIGIT_YEAR'],
    ['29/02/2566', 'NO_SUCH_DAY'],
    ['12/31/2026', 'NO_SUCH_DAY'],
    ['31 ธ.ค. พ.ศ. 1990', 'NO_SUCH_DAY'],
    ['01-01-2943', 'NO_SUCH_DAY'],
    ['01-01-0999', 'NO_SUCH_DAY'],
    ['1/1/1024', 'NO_SUCH_DAY'],
    ['1/1/1856', 'NO_SUCH_DAY'],
    ['1/1/2400', '1857-01-01'],
    ['1990-12-30T17:00:00Z', 'NOT_A_DAY'],
    ['2533', 'NOT_A_DAY'],
    ['33238', 'NOT_A_DAY'],
    ['yesterday', 'NOT_A_DAY'],
    ['', null],
  ])('PR-06, CUST-72 that is written %j is read as %j', (written, day) => {
    expect(result(readDay(written))).toEqual(day);
  });

  test.each<[string[], boolean, unknown[]]>([
    [['03/04/1991', '12/25/2533', ''], true, ['1991-03-04', '1990-12-25', null]],
    [['3-4-1991 00:00', '3-14-1991 23:59'], true, ['1991-03-04', '1991-03-14']],
    // A day that cannot have the month first proves the other order, and one that has neither cannot be read.
    [['03/04/1991', '13/13/1991'], false, ['1991-04-03', 'NO_SUCH_DAY']],
    [['03/04/1991', '05/06/1991'], false, ['1991-04-03', '1991-06-05']],
    [['03/04/1991', '25/12/1991', '12/25/1991'], false, ['1991-04-03', '1991-12-25', 'NO_SUCH_DAY']],
    [['1991-12-25', '25 Dec 1991', '33238'], false, ['1991-12-25', '1991-12-25', 'NOT_A_DAY']],
  ])('PR-06 of a column that reads %j is with the month first: %j', (column, monthFirst, days) => {
    expect(areMonthFirst(column)).toBe(monthFirst);
    expect(column.map((text) => result(readDay(monthFirst ? dayBeforeMonth(text) : text)))).toEqual(days);
  });

  test('PR-06 in a column with the month first a day that cannot have it so is read as it stands', () => {
    expect(['25/12/1991', '02/30/1991', '25 Dec 1991'].map(dayBeforeMonth)).toEqual([
      '25/12/1991',
      '02/30/1991',
      '25 Dec 1991',
    ]);
  });

  test.each<[string, unknown]>([
    ['33238', '1990-12-31'],
    ['46022.75', '2025-12-31'],
    ['9999', 'NOT_A_DAY'],
    ['99999', 'NOT_A_DAY'],
  ])('PR-06 of a sheet that lost its format and reads %j is %j', (cell, day) => {
    expect(result(readDay(cell, { serials: true }))).toEqual(day);
  });

  const LOCALES = ['th-TH-u-ca-buddhist', 'th-TH-u-ca-buddhist-nu-thai', 'th-TH-u-ca-gregory', 'en-GB'];
  const ways = LOCALES.flatMap((locale) =>
    (['short', 'medium', 'long', 'full'] as const)
      // Their short one has two digits of the year.
      .filter((dateStyle) => dateStyle !== 'short' || locale === 'en-GB')
      .map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })),
  );

  test('PR-06 is read however the calendars of the language write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 30_000 }), (days) => {
        const day = addDays('1970-01-01', days);
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        const buddhist = year + BUDDHIST_YEARS_AHEAD;
        const spellings = [
          ...ways.map((way) => way.format(new Date(`${day}T00:00:00Z`))),
          ...[year, buddhist].flatMap((each) => [
            `${date}/${month}/${each}`,
            `${each}-${month}-${date}`,
            `${date}.${month}.${each}`,
          ]),
        ];
        for (const spelling of spellings) expect([spelling, result(readDay(spelling))]).toEqual([spelling, day]);
      }),
    );
  });
});
