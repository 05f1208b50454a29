import { expect, test } from 'vitest';
import { entriesByDay } from './entriesByDay.ts';
import type { CalendarDaysQuery } from './gql/graphql.ts';

function month(appointments: [string, string, string][], birthdays: [string, string][]): CalendarDaysQuery {
  return {
    appointments: {
      total: appointments.length,
      items: appointments.map(([name, startTime, endTime]) => ({ id: name, name, startTime, endTime })),
    },
    birthdays: {
      total: birthdays.length,
      items: birthdays.map(([name, birthdate]) => ({ id: name, name, birthdate })),
    },
  } as CalendarDaysQuery;
}

const FEBRUARY = { from: '2026-01-26', to: '2026-03-01' };

function entries(data: CalendarDaysQuery, days = FEBRUARY) {
  return Object.fromEntries(
    [...entriesByDay(data, days)].map(([day, { appointments, birthdays }]) => [
      day,
      [...appointments, ...birthdays].map(({ name }) => name),
    ]),
  );
}

test("CALENDAR-01, CALENDAR-03 both lists stand on the shop's day: appointments by time, then birthdays by name", () => {
  const data = month(
    [
      ['late', '2026-02-10T12:00:00Z', '2026-02-10T13:00:00Z'],
      ['early', '2026-02-09T18:30:00Z', '2026-02-09T19:00:00Z'],
    ],
    [
      ['Noi', '1990-02-10'],
      ['Anan', '2000-02-10'],
    ],
  );
  expect(entries(data)).toEqual({ '2026-02-10': ['early', 'late', 'Anan', 'Noi'] });
});

test('CALENDAR-01 a birthday on 29 February stands on the 28th in other years, and on its day in its own', () => {
  const data = month([], [['Mali', '1992-02-29']]);
  expect(entries(data)).toEqual({ '2026-02-28': ['Mali'] });
  expect(entries(data, { from: '2028-01-31', to: '2028-03-05' })).toEqual({ '2028-02-29': ['Mali'] });
});

test('a page over the new year has birthdays of both years; no one has one before being born', () => {
  const data = month(
    [],
    [
      ['Old', '1980-01-02'],
      ['New', '2025-12-30'],
      ['Unborn', '2026-12-30'],
    ],
  );
  expect(entries(data, { from: '2025-12-29', to: '2026-02-01' })).toEqual({
    '2026-01-02': ['Old'],
    '2025-12-30': ['New'],
  });
});

test('an appointment over several days stands on each that is shown; one that ends at midnight not on the next', () => {
  const data = month(
    [
      ['fair', '2026-02-27T17:00:00Z', '2026-03-04T17:00:00Z'],
      ['evening', '2026-02-02T13:00:00Z', '2026-02-02T17:00:00Z'],
    ],
    [],
  );
  expect(entries(data)).toEqual({ '2026-02-02': ['evening'], '2026-02-28': ['fair'], '2026-03-01': ['fair'] });
});
