import { expect, test } from 'vitest';
import { isStrongSecret } from './clientSecret.ts';

test.each([
  ['24 characters, 8 different ones', 'abcdefgh'.repeat(3), true],
  ['a character less', 'abcdefgh'.repeat(3).slice(1), false],
  ['7 different ones', 'abcdefga'.repeat(3), false],
  ['nothing', '', false],
])('a secret between our own programs may be used with %s: %s', (_, secret, isStrong) => {
  expect(isStrongSecret(secret)).toBe(isStrong);
});
