import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cashier } from '../testing/session.ts';
import { noteServerClock, serverNow } from './serverClock.ts';
import { storeSession } from './session.ts';
import { shopDate } from './shopDay.ts';

/** Half an hour before midnight in Bangkok. */
const TRUE_TIME = Date.parse('2026-11-26T16:30:00Z');
const answeredAt = (moment: number) => new Headers({ date: new Date(moment).toUTCString() });
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TRUE_TIME });
});
afterEach(() => vi.useRealTimers());

test.each([
  ['an hour fast, before midnight', TRUE_TIME, HOUR, '2026-11-26'],
  ['an hour slow, after midnight', TRUE_TIME + HOUR, -HOUR, '2026-11-27'],
  ['years behind, as of a device whose battery is empty', TRUE_TIME, -10 * 365 * 24 * HOUR, '2026-11-26'],
])('today is the day of the shop on a device whose clock is %s', (_, trueTime, wrongBy, day) => {
  storeSession(cashier);
  vi.setSystemTime(trueTime + wrongBy);
  expect(noteServerClock(answeredAt(trueTime))).toBe(trueTime);
  expect([shopDate(), serverNow().getTime()]).toEqual([day, trueTime]);
  // The user has corrected the clock: from the next answer on it is trusted again.
  vi.setSystemTime(trueTime + 5_000);
  noteServerClock(answeredAt(trueTime + 5_000));
  expect(serverNow().getTime()).toBe(trueTime + 5_000);
});

test('a clock that differs by less than a minute is left as it is, and an answer without a date says nothing', () => {
  noteServerClock(answeredAt(TRUE_TIME - 59_000));
  expect(serverNow().getTime()).toBe(TRUE_TIME);
  noteServerClock(answeredAt(TRUE_TIME - HOUR));
  expect(noteServerClock(new Headers())).toBeNull();
  expect(serverNow().getTime()).toBe(TRUE_TIME - HOUR);
});
