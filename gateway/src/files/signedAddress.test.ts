import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondsLeft, signAddress } from './signedAddress.ts';

const tokensOf = (secret: string) => ({
  digest: (text: string) =>
    createHash('sha256')
      .update(secret + text)
      .digest(),
});
const tokens = tokensOf('a');
const HALF_DAY = 12 * 60 * 60;
const paramsOf = (address: string) => Object.fromEntries(new URL(address, 'https://x.example').searchParams);

describe('the signed address of a picture', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-14T00:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('stays the same for half a day, and is good for half a day more at least', () => {
    const first = signAddress(tokens, '/files/a.webp');
    expect(first).toMatch(/^\/files\/a[.]webp[?]until=\d+&signature=[\w-]{22}$/);
    expect(secondsLeft(tokens, '/files/a.webp', paramsOf(first))).toBe(2 * HALF_DAY);
    vi.advanceTimersByTime((HALF_DAY - 1) * 1_000);
    expect(signAddress(tokens, '/files/a.webp')).toBe(first);
    vi.advanceTimersByTime(1_000);
    expect(signAddress(tokens, '/files/a.webp')).not.toBe(first);
    expect(secondsLeft(tokens, '/files/a.webp', paramsOf(first))).toBe(HALF_DAY);
    vi.advanceTimersByTime((HALF_DAY - 1) * 1_000);
    expect(secondsLeft(tokens, '/files/a.webp', paramsOf(first))).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(secondsLeft(tokens, '/files/a.webp', paramsOf(first))).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another signature', { signature: 'A'.repeat(22) }],
    ['a signature cut short', { signature: 'A' }],
    ['no signature', { signature: undefined }],
    ['two signatures', { signature: ['A', 'B'] }],
    ['a later end', { until: '9999999999' }],
    ['no end', { until: undefined }],
    ['an end that is no number', { until: '1e12' }],
    ['two ends', { until: ['9999999999'] }],
  ])('with %s opens nothing', (_what, changes) => {
    const params = { ...paramsOf(signAddress(tokens, '/files/a.webp')), ...changes };
    expect(secondsLeft(tokens, '/files/a.webp', params)).toBe(0);
  });

  it('opens no other picture, and is no other shop’s', () => {
    const params = paramsOf(signAddress(tokens, '/files/a.webp'));
    expect(secondsLeft(tokens, '/files/b.webp', params)).toBe(0);
    expect(secondsLeft(tokensOf('b'), '/files/a.webp', params)).toBe(0);
  });

  it('with an end of more digits than a moment has, or with more than digits, is not good for ever', () => {
    const signed = (until: string) => {
      const signature = tokens
        .digest(`address:${Number(until)}:/files/a.webp`)
        .subarray(0, 16)
        .toString('base64url');
      return secondsLeft(tokens, '/files/a.webp', { until, signature });
    };
    expect([signed('999999999999') > 0, signed('9999999999999'), signed(' 999999999'), signed('9999999999 ')]).toEqual([
      ...[true, 0, 0, 0],
    ]);
  });
});
