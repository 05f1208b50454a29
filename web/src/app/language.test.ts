import { afterEach, expect, test } from 'vitest';
import { currentLanguage, switchLanguage } from './i18n.ts';
import { storedLanguage } from './language.ts';

afterEach(() => switchLanguage('th'));

test('HOME-11 the language is Thai until the user chooses', () => {
  expect(storedLanguage()).toBe('th');
  expect(currentLanguage()).toBe('th');
  expect(document.documentElement.lang).toBe('th');
});

test('HOME-12 the choice is kept under LOCALE and announced to the browser', async () => {
  await switchLanguage('en');
  expect(localStorage.getItem('LOCALE')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test.each(['', 'de', 'EN-us'])('an unsupported stored language %j means Thai', (stored) => {
  localStorage.setItem('LOCALE', stored);
  expect(storedLanguage()).toBe('th');
});
