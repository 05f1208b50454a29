import { expect, test } from 'vitest';
import { type ClosingObstacle, closingObstacle, reopenForm } from './closedMonth.ts';

const today = '2026-12-01';

test.each<[string, string | null, string, ClosingObstacle | null]>([
  ['the last month that is over', null, '2026-11', null],
  ['an earlier one where none is closed', null, '2026-03', null],
  ['the running month', null, '2026-12', 'MONTH_NOT_OVER'],
  ['the next year', null, '2027-01', 'MONTH_NOT_OVER'],
  ['no month', null, '2026-13', 'MONTH_NOT_OVER'],
  ['the month after the closed ones', '2026-10-31', '2026-11', null],
  ['a closed month', '2026-10-31', '2026-10', 'MONTH_CLOSED'],
  ['one before the closed ones', '2026-10-31', '2025-10', 'MONTH_CLOSED'],
  ['a month with an open one before it', '2026-09-30', '2026-11', 'NOT_THE_NEXT_MONTH'],
])('a month is closed once it is over, and in order: %s', (_, closedThrough, month, obstacle) => {
  expect(closingObstacle(month, { closedThrough, today })).toBe(obstacle);
});

test('a month is over when no branch may still write into it', () => {
  expect(closingObstacle('2026-11', { closedThrough: null, today: '2026-11-30' })).toBe('MONTH_NOT_OVER');
});

test.each([
  [{ reason: 'The auditor found a sale' }, true],
  [{ reason: 'x'.repeat(500) }, true],
  [{ reason: 'x'.repeat(501) }, false],
  [{ reason: ' ' }, false],
  [{}, false],
])('a month is opened again with a reason: %#', (form, isOpened) => {
  expect(reopenForm.safeParse(form).success).toBe(isOpened);
});
