import { afterEach, expect, test, vi } from 'vitest';
import { cashier } from '../testing/session.ts';
import { formatMoment } from './formatMoment.ts';
import { storeSession } from './session.ts';
import { businessToday, clockOf, fromField, shopDate, toField } from './shopDay.ts';

afterEach(() => vi.useRealTimers());

const BANGKOK = { id: 'branch-1', name: 'Siam', timeZone: 'Asia/Bangkok' };
const TOKYO = { id: 'branch-2', name: 'Ginza', timeZone: 'Asia/Tokyo' };
/** A branch as a device stored it before time zones existed. */
const OLD = { id: 'branch-3', name: 'Nimman' };

test.each([
  ['of the branch that is worked in', [BANGKOK, TOKYO], TOKYO.id, '2026-11-24', 0],
  ['of all branches where they agree', [TOKYO], null, '2026-11-24', 0],
  ['of the shop where branches differ', [BANGKOK, TOKYO], null, '2026-11-23', 22],
  ['of the shop where no zone is known', [OLD], OLD.id, '2026-11-23', 22],
])('today is the day by the clock %s', (_, branches, branchId, day, hour) => {
  vi.setSystemTime('2026-11-23T15:30:00Z');
  storeSession({ ...cashier, branches, branchId });
  expect([shopDate(), Number(toField(new Date()).slice(11, 13))]).toEqual([day, hour]);
});

test('a moment is shown, and typed, by the clock of the branch that is worked in', () => {
  const moment = '2026-11-23T15:30:00.000Z';
  const seen = (branchId: string | null) => {
    storeSession({ ...cashier, branches: [BANGKOK, TOKYO], branchId });
    return [
      formatMoment(moment, 'en'),
      clockOf(moment),
      toField(new Date(moment)),
      fromField(toField(new Date(moment))),
    ];
  };
  expect(seen(TOKYO.id)).toEqual(['24-11-2026 00:30', '00:30', '2026-11-24T00:30', moment]);
  expect(seen(BANGKOK.id)).toEqual(['23-11-2026 22:30', '22:30', '2026-11-23T22:30', moment]);
  expect(seen(null)).toEqual(seen(BANGKOK.id));
});

test('past midnight sales are still of the business day that its shop has not ended, while the calendar is a day further', () => {
  storeSession({ ...cashier, branches: [BANGKOK], dayEnds: [{ from: '2026-11-01', hour: 4 }] });
  vi.setSystemTime('2026-11-23T20:59:59Z');
  expect([businessToday(), shopDate()]).toEqual(['2026-11-23', '2026-11-24']);
  vi.setSystemTime('2026-11-23T21:00:00Z');
  expect([businessToday(), shopDate()]).toEqual(['2026-11-24', '2026-11-24']);
});
