import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperationFault } from '../../app/sendOperation.ts';
import { sendPatiently } from './sendPatiently.ts';

const turnedAway = (retryAfter: number | null) =>
  new OperationFault(503, 'UPSTREAM_UNAVAILABLE', 'Try again.', retryAfter);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often it was sent, and what came of it, when each sending fails with the next of these. */
async function sent(failures: (number | null)[]): Promise<[number, string]> {
  let count = 0;
  const send = async () => {
    const failure = failures[count];
    count += 1;
    if (failure !== undefined) throw turnedAway(failure);
    return 'paid';
  };
  const outcome = sendPatiently(send).catch(() => 'unknown');
  await vi.runAllTimersAsync();
  return [count, await outcome];
}

test('what the server turns away for a moment is sent again after that moment, at most twice', async () => {
  expect(await sent([2])).toEqual([2, 'paid']);
  expect(await sent([2, 2])).toEqual([3, 'paid']);
  expect(await sent([2, 2, 2])).toEqual([3, 'unknown']);
});

test('what was lost on the way, or would take too long, is told at once', async () => {
  expect(await sent([null])).toEqual([1, 'unknown']);
  expect(await sent([30])).toEqual([1, 'unknown']);
});
