import { expect, test } from 'vitest';
import { toLocalDateTime } from '../basket/tillMoment.ts';
import { faultOf, pickerBounds } from './saleTime.ts';

const MIDNIGHT_IN_BANGKOK = new Date('2026-11-20T17:00:00Z');
const inBranch = (timeZone: string, backdatingDays = 3) => ({
  now: MIDNIGHT_IN_BANGKOK,
  timeZone,
  backdatingDays,
  dayEnds: [],
  closedThrough: null,
});

test('CHAN-15 the time of a sale is displayed by the clock of its branch; what a till cannot sell cannot be picked', () => {
  expect(pickerBounds(inBranch('Asia/Bangkok', 0))).toEqual({ min: '2026-11-20T00:00', max: '2026-11-21T00:05' });
  expect(pickerBounds(inBranch('Asia/Tokyo'))).toEqual({ min: '2026-11-18T00:00', max: '2026-11-21T02:05' });
});

test('S3 what is still to come in one branch is past in another; what is too long ago is reported', () => {
  expect(faultOf('2026-11-21T01:00', inBranch('Asia/Bangkok'))).toBe('future');
  expect(faultOf('2026-11-21T01:00', inBranch('Asia/Tokyo'))).toBeNull();
  expect(faultOf('2026-11-16T23:59', inBranch('Asia/Tokyo'))).toBe('tooLongAgo');
  expect(faultOf('', inBranch('Asia/Tokyo'))).toBeNull();
  // Incomplete text must not count as empty: the sale would be dated now.
  expect(faultOf('21/11', inBranch('Asia/Tokyo'))).toBe('unreadable');
  expect([faultOf('21/11', null), faultOf('2026-11-21T01:00', null), faultOf('', null)]).toEqual([
    'unreadable',
    null,
    null,
  ]);
});

test('CHAN-25 it is sent as YYYY-MM-DD HH:mm:ss', () => {
  expect(toLocalDateTime('2026-11-21T01:00')).toBe('2026-11-21 01:00:00');
  expect(toLocalDateTime('2026-11-21T01:00:30')).toBe('2026-11-21 01:00:00');
});
