import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLost } from './useLost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a connection that is gone for a while is lost, until it stands again; one that comes back at once never was', () => {
  const { result, rerender } = renderHook(useLost, { initialProps: false });
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  after(4000);
  expect(result.current).toBe(false);
  after(2000);
  expect(result.current).toBe(true);
  rerender(true);
  expect(result.current).toBe(false);
  rerender(false);
  after(3000);
  rerender(true);
  after(10_000);
  expect(result.current).toBe(false);
  rerender(false);
  expect(result.current).toBe(false);
  after(6000);
  expect(result.current).toBe(true);
});
