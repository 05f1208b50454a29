import { expect, test } from 'vitest';
import { branchNow, isInTheFuture, toLocalDateTime } from './saleTime.ts';

const MIDNIGHT_IN_BANGKOK = new Date('2026-11-20T17:00:00Z');

test('CHAN-15 the time of a sale is told by the clock of its branch', () => {
  expect(branchNow('Asia/Bangkok', MIDNIGHT_IN_BANGKOK)).toBe('2026-11-21T00:00');
  expect(branchNow('Asia/Tokyo', MIDNIGHT_IN_BANGKOK)).toBe('2026-11-21T02:00');
});

test('what is still to come in one branch is past in another', () => {
  expect(isInTheFuture('2026-11-21T01:00', 'Asia/Bangkok', MIDNIGHT_IN_BANGKOK)).toBe(true);
  expect(isInTheFuture('2026-11-21T01:00', 'Asia/Tokyo', MIDNIGHT_IN_BANGKOK)).toBe(false);
});

test('CHAN-25 it is sent as YYYY-MM-DD HH:mm:ss', () => {
  expect(toLocalDateTime('2026-11-21T01:00')).toBe('2026-11-21 01:00:00');
});
