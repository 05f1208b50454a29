import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as tokens from '../app/freshAccessToken.ts';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { useRenewal } from './useRenewal.ts';

const NOW = 1_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(tokens, 'freshAccessToken').mockRejectedValue(new Error('offline'));
  return () => vi.useRealTimers();
});

test.each([
  ['a second after the last minute begins', 900_000, 841_000],
  ['a second from now where it ran out already', -5_000, 1_000],
])('the token of a page left open is renewed %s', (_when, expiresAt, at) => {
  storeSession({ ...cashier, access_token_expires_at: NOW + expiresAt });
  renderHook(() => useRenewal());
  vi.advanceTimersByTime(at - 1);
  expect(tokens.freshAccessToken).not.toHaveBeenCalled();
  // The failure is ignored: an unhandled rejection would fail this run.
  vi.advanceTimersByTime(1);
  expect(tokens.freshAccessToken).toHaveBeenCalledOnce();
});

test('a new token starts the count again, and a page that was left renews nothing', () => {
  storeSession({ ...cashier, access_token_expires_at: NOW + 100_000 });
  const { rerender, unmount } = renderHook(() => useRenewal());
  storeSession({ ...cashier, access_token_expires_at: NOW + 200_000 });
  rerender();
  vi.advanceTimersByTime(140_999);
  expect(tokens.freshAccessToken).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(1_000_000);
  expect(tokens.freshAccessToken).not.toHaveBeenCalled();
});
