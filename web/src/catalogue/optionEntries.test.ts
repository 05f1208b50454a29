import { expect, test, vi } from 'vitest';
import { newOption } from './optionEntries.ts';

test('an option can be added on a page that is not served over HTTPS, where the browser has no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newOption().key).not.toBe(newOption().key);
});
