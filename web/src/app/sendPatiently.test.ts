import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPatiently } from './sendPatiently.ts';
import type { WriteAnswer } from './writeAnswer.ts';

type Answer = WriteAnswer<{ kind: 'paid' }, never>;

const SOLD: Answer = { kind: 'paid' };
const turnedAway = (retryAfter: number | null): Answer => ({ kind: 'nothingKnown', message: 'later', retryAfter });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the outcome of each try, where the first ones are put off for the given numbers of seconds. */
async function tries(putOff: (number | null)[]): Promise<string[]> {
  let count = 0;
  const answers = sendPatiently(async () => {
    const seconds = putOff[count];
    count += 1;
    return seconds === undefined ? SOLD : turnedAway(seconds);
  });
  await vi.runAllTimersAsync();
  return (await answers).map(({ kind }) => kind);
}

test('what the server puts off for a moment is sent again after that moment, at most twice; no answer is lost', async () => {
  const begun = Date.now();
  expect(await tries([2])).toEqual(['nothingKnown', 'paid']);
  expect(Date.now() - begun).toBe(2_000);
  expect(await tries([2, 2])).toEqual(['nothingKnown', 'nothingKnown', 'paid']);
  expect(await tries([2, 2, 2])).toEqual(['nothingKnown', 'nothingKnown', 'nothingKnown']);
});

test('what was lost on the way, or would take too long, is reported at once', async () => {
  expect(await tries([null])).toEqual(['nothingKnown']);
  expect(await tries(['soon' as never])).toEqual(['nothingKnown']);
  expect(await tries([5])).toEqual(['nothingKnown', 'paid']);
  expect(await tries([6])).toEqual(['nothingKnown']);
});
