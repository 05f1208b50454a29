import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatewayClock } from './GatewayClock.ts';

const TRUE_TIME = Date.parse('2026-11-26T16:30:00Z');
const HOUR = 3_600_000;
const answerAt = (moment: number) => ({ now: new Date(moment).toISOString() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TRUE_TIME });
});
afterEach(() => vi.useRealTimers());

test.each([HOUR, -HOUR])('what time it is is said by the gateway, whose clock is %s ms ahead', (ahead) => {
  const clock = new GatewayClock();
  expect(clock.now().getTime()).toBe(TRUE_TIME);
  clock.adjust(answerAt(TRUE_TIME + ahead - 100), 200);
  expect(clock.now().getTime()).toBe(TRUE_TIME + ahead);
  vi.setSystemTime(TRUE_TIME + 60_000);
  expect(clock.now().getTime()).toBe(TRUE_TIME + 60_000 + ahead);
  // The gateway's clock is corrected.
  clock.adjust(answerAt(TRUE_TIME + 60_000), 0);
  expect(clock.now().getTime()).toBe(TRUE_TIME + 60_000);
});

test('an ordinary difference, an answer that took long, one that is read again and one that says nothing move no clock', () => {
  const clock = new GatewayClock();
  clock.adjust(answerAt(TRUE_TIME + 5_000), 0);
  clock.adjust(answerAt(TRUE_TIME + HOUR), 2_001);
  for (const now of [undefined, null, 7, 'noon']) clock.adjust({ now }, 0);
  expect(clock.now().getTime()).toBe(TRUE_TIME);
  const earlier = answerAt(TRUE_TIME);
  clock.adjust(earlier, 0);
  vi.setSystemTime(TRUE_TIME + 15_000);
  clock.adjust(earlier, 0);
  expect(clock.now().getTime()).toBe(TRUE_TIME + 15_000);
});
