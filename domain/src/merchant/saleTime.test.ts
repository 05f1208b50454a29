import { expect, test } from 'vitest';
import { saleTimeBounds, saleTimeFault } from './saleTime.ts';

// 2026-11-22 00:02 in Bangkok, 2026-11-21 in Berlin.
const clock = {
  now: new Date('2026-11-21T17:02:00Z'),
  timeZone: 'Asia/Bangkok',
  backdatingDays: 3,
  dayEnds: [],
  closedThrough: null,
};

test.each([
  ['now', '2026-11-22 00:02:00', null],
  ['five minutes ahead', '2026-11-22 00:07:00', null],
  ['a second more than five minutes ahead', '2026-11-22 00:07:01', 'future'],
  ['the first second of the third day before', '2026-11-18 00:00:00', null],
  ['the last second of the fourth day before', '2026-11-17 23:59:59', 'tooLongAgo'],
  ['the year 1', '0001-01-01 10:00:00', 'tooLongAgo'],
  ['the year 9999', '9999-01-01 10:00:00', 'future'],
  ['a day of no calendar', '2026-02-30 10:00:00', 'unreadable'],
  ['a day without a time', '2026-11-22', 'unreadable'],
])('S3 a sale is dated at most five minutes ahead and three days of the branch back: %s', (_when, local, fault) => {
  // Two minutes after midnight the clock of a till may still show yesterday, so the days count from there.
  expect(saleTimeFault(local, clock)).toBe(fault);
});

test('S3 the days are those of the branch, not of the merchant or of the machine', () => {
  const at = { now: new Date('2026-11-21T17:30:00Z'), backdatingDays: 0, dayEnds: [], closedThrough: null };
  const bangkok = { ...at, timeZone: 'Asia/Bangkok' };
  const berlin = { ...at, timeZone: 'Europe/Berlin' };
  expect(saleTimeBounds(bangkok)).toEqual({ earliest: '2026-11-22 00:00:00', latest: '2026-11-22 00:35:00' });
  expect(saleTimeBounds(berlin)).toEqual({ earliest: '2026-11-21 00:00:00', latest: '2026-11-21 18:35:00' });
});

test('days are counted over the ends of months, years and leap years', () => {
  const first = (now: string, backdatingDays: number) =>
    saleTimeBounds({
      now: new Date(now),
      timeZone: 'UTC',
      backdatingDays,
      dayEnds: [],
      closedThrough: null,
    }).earliest.slice(0, 10);
  expect(first('2028-03-01T12:00:00Z', 1)).toBe('2028-02-29');
  expect(first('2027-01-02T12:00:00Z', 3)).toBe('2026-12-30');
  expect(first('2026-11-22T12:00:00Z', 366)).toBe('2025-11-21');
});

test('the hour that comes twice is not the future', () => {
  // Berlin, 2026-10-25: 03:00 summer time becomes 02:00; 02:50 was shown ten minutes before this moment.
  const after = {
    now: new Date('2026-10-25T01:00:00Z'),
    timeZone: 'Europe/Berlin',
    backdatingDays: 0,
    dayEnds: [],
    closedThrough: null,
  };
  expect(saleTimeFault('2026-10-25 02:50:00', after)).toBeNull();
  expect(saleTimeFault('2026-10-25 03:10:00', after)).toBe('future');
});

test('a night is of its business day: after midnight a sale of the evening is of today, the evening before it is not', () => {
  // 2026-11-22 02:00 in Bangkok.
  const night = { ...clock, now: new Date('2026-11-21T19:00:00Z'), dayEnds: [{ from: '2026-01-01', hour: 4 }] };
  expect(saleTimeBounds({ ...night, backdatingDays: 0 }).earliest).toBe('2026-11-21 04:00:00');
  expect(saleTimeFault('2026-11-21 22:30:00', { ...night, backdatingDays: 0 })).toBeNull();
  expect(saleTimeFault('2026-11-21 03:59:59', { ...night, backdatingDays: 0 })).toBe('tooLongAgo');
  expect(saleTimeBounds(night).earliest).toBe('2026-11-18 04:00:00');
});

test('nothing is dated into a closed month, however many days back are allowed', () => {
  const closed = { ...clock, now: new Date('2026-12-02T05:00:00Z'), closedThrough: '2026-11-30' };
  expect(saleTimeBounds(closed).earliest).toBe('2026-12-01 00:00:00');
  expect(saleTimeFault('2026-11-30 23:59:59', closed)).toBe('monthClosed');
  expect(saleTimeFault('2026-12-01 00:00:00', closed)).toBeNull();
});
