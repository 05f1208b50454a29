import { expect, test } from 'vitest';
import { daysIn, requestedDays } from './chosenDays.ts';

test.each([
  ['days=LAST_WEEK', { days: 'LAST_WEEK' }, { last: 'LAST_WEEK' }],
  ['from=2026-11-01&to=2026-11-22', { from: '2026-11-01', to: '2026-11-22' }, { from: '2026-11-01', to: '2026-11-22' }],
  ['to=2026-11-22&kind=x', { to: '2026-11-22' }, { to: '2026-11-22' }],
  ['days=THIS_QUARTER&from=2026-11-01', { days: 'THIS_QUARTER' }, { last: 'THIS_QUARTER' }],
  ['from=2026-11-22&to=2026-11-01', {}, null],
  ['days=SOMETIME&from=2026-02-30', {}, null],
  ['', {}, null],
])('an address `%s`, typed or kept from before, is of the days that it names', (address, filter, requested) => {
  expect(daysIn(new URLSearchParams(address))).toEqual(filter);
  expect(requestedDays(Object.fromEntries(new URLSearchParams(address)))).toEqual(requested);
});
