import { expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from './idempotencyKey.ts';

test('D25 an idempotency key has 8 to 64 characters', () => {
  expect([7, 8, 64, 65].map((length) => isIdempotencyKey('k'.repeat(length)))).toEqual([false, true, true, false]);
  expect(IDEMPOTENCY_KEY_RULE).toBe('must have 8 to 64 characters of ASCII');
});

test.each(['กกกกกกกก', '1234567\n', '1234567\u0000', '1234567é', '12345678 '])(
  'D25 %j cannot travel as a header',
  (key) => {
    expect(isIdempotencyKey(key)).toBe(false);
  },
);
