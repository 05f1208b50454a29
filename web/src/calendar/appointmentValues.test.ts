import { expect, test } from 'vitest';
import { inputOf, movedEnd, newAppointment } from './appointmentValues.ts';
import { readCalendarAddress, weeksOf, writeCalendarAddress } from './calendarAddress.ts';
import { dayByKey } from './calendarKeys.ts';

const now = new Date('2026-11-22T07:10:00Z');

test.each([
  ['2026-11-22', '2026-11-22T15:00', '2026-11-22T16:00'],
  ['2026-12-01', '2026-12-01T09:00', '2026-12-01T10:00'],
])('CALENDAR-02 a new appointment on %s is an hour long, by the clock of the shop', (day, startTime, endTime) => {
  expect(newAppointment(day, null, now)).toMatchObject({ startTime, endTime });
});

test('CALENDAR-02 what is typed is sent as moments of the shop, wherever the device is', () => {
  const input = inputOf({ ...newAppointment('2026-12-01', 'b1', now), name: ' Tasting ' });
  expect(input).toEqual({
    name: 'Tasting',
    description: null,
    startTime: '2026-12-01T02:00:00.000Z',
    endTime: '2026-12-01T03:00:00.000Z',
    branchId: 'b1',
    memberId: null,
  });
});

test.each([
  ['2026-12-02T13:00', '2026-12-01T09:00', '2026-12-01T10:30', '2026-12-02T14:30'],
  ['2026-12-31T23:30', '2026-12-01T09:00', '2026-12-01T10:00', '2027-01-01T00:30'],
  ['2026-12-02T13:00', '2026-12-01T09:00', '2026-12-01T08:00', '2026-12-02T14:00'],
  ['', '2026-12-01T09:00', '2026-12-01T10:00', '2026-12-01T10:00'],
])('moved to %s, an appointment keeps its length', (start, before, end, moved) => {
  expect(movedEnd(start, before, end)).toBe(moved);
});

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-28', '2026-11-22'],
  ['End', '2026-11-22', '2026-11-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['x', '2026-01-31', null],
])('CALENDAR-01 %s on %s leads to %s', (key, day, next) => {
  expect(dayByKey(key, day)).toBe(next);
});

test('CALENDAR-01 BI-33 a month is shown in whole weeks from Sunday', () => {
  const weeks = weeksOf('2026-11-22');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-11-01', '2026-12-05']);
});

test.each(['day=2026-02-30', 'day=1999-12-31&view=year', 'day=2701-01-01', ''])(
  'CALENDAR-03 an address that makes no sense, %s, is the month of today',
  (address) => {
    const state = readCalendarAddress(new URLSearchParams(address), '2026-11-22');
    expect(state).toEqual({ day: '2026-11-22', view: 'month', hasBirthdays: true });
    expect(writeCalendarAddress(state, '2026-11-22').toString()).toBe('');
  },
);

test('IM-27 the calendar without birthdays stands in its address', () => {
  const state = readCalendarAddress(new URLSearchParams('birthdays=off&view=agenda'), '2026-11-22');
  expect(state.hasBirthdays).toBe(false);
  expect(writeCalendarAddress(state, '2026-11-22').toString()).toBe('view=agenda&birthdays=off');
});
