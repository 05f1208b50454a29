import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline } from './Deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const late = { outage: 'late' };

it('counts from the start of the operation, not of the call', async () => {
  const deadline = new Deadline(1_000);
  await deadline.wait(Promise.resolve());
  vi.advanceTimersByTime(900);
  const second = expect(deadline.wait(never)).rejects.toMatchObject(late);
  vi.advanceTimersByTime(100);
  await second;
});

it('lets nothing start to wait when the time is up', async () => {
  const deadline = new Deadline(1_000);
  vi.advanceTimersByTime(2_000);
  const waiting = expect(deadline.wait(never)).rejects.toMatchObject(late);
  vi.advanceTimersByTime(0);
  await waiting;
});

it('passes on what comes in time, success or not, and leaves no timer behind', async () => {
  const deadline = new Deadline(1_000);
  expect(await deadline.wait(Promise.resolve(7))).toBe(7);
  await expect(deadline.wait(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
