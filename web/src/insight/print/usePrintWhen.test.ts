import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePrintWhen } from './usePrintWhen.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is printed while it is loading waits for its figures, and is printed once', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { result, rerender } = renderHook(usePrintWhen, { initialProps: false });
  act(() => result.current());
  expect(print).toHaveBeenCalledTimes(0);
  rerender(true);
  expect(print).toHaveBeenCalledTimes(1);
  rerender(false);
  rerender(true);
  expect(print).toHaveBeenCalledTimes(1);
  act(() => result.current());
  expect(print).toHaveBeenCalledTimes(2);
});
