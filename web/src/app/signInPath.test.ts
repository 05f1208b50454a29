import { expect, test } from 'vitest';
import { pathAfterSignIn, signInPath } from './signInPath.ts';

test('signing in leads back to the page that was left', () => {
  const path = signInPath('/payment/search-member?q=a&b=1');
  expect(pathAfterSignIn(new URL(path, 'http://x').search)).toBe('/payment/search-member?q=a&b=1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/a\\..\\..\\\\evil.example',
])('signing in never leads away from this site: %j', (next) => {
  expect(pathAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/');
});
