import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecovery } from './useRecovery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what could not be loaded is requested again automatically, and reported until it is there', () => {
  const again = vi.fn();
  const stateOf = (fault: string | null, isAsking: boolean) => ({ fault, isAsking });
  const { result, rerender } = renderHook(({ fault, isAsking }) => useRecovery(fault, isAsking, again), {
    initialProps: stateOf(null, true),
  });
  vi.advanceTimersByTime(60_000);
  expect([result.current, again.mock.calls.length]).toEqual([null, 0]);
  rerender(stateOf('failed', false));
  vi.advanceTimersByTime(31_000);
  expect([result.current, again.mock.calls.length]).toEqual(['failed', 2]);
  rerender(stateOf(null, true));
  expect(result.current).toBe('failed');
  rerender(stateOf(null, false));
  vi.advanceTimersByTime(60_000);
  expect([result.current, again.mock.calls.length]).toEqual([null, 2]);
});
