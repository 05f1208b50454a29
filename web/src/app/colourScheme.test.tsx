import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { chooseColourScheme, followColourScheme } from './colourScheme.ts';

afterEach(() => chooseColourScheme('system'));

const scheme = () => document.documentElement.dataset['scheme'];

/** Does what the first script of the page does, before anything is drawn. */
function startPage(): void {
  delete document.documentElement.dataset['scheme'];
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  new Function(script)();
}
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

test('the page is as the device is until a choice is made, and the choice holds at the next start from its first script on', () => {
  startPage();
  expect(scheme()).toBeUndefined();
  render(<ColourSchemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name: 'มืด' }));
  expect(scheme()).toBe('dark');
  expect(screen.getByRole('button', { name: 'มืด', pressed: true })).toBeTruthy();
  startPage();
  expect(scheme()).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'ตามเครื่อง' }));
  startPage();
  expect(scheme()).toBeUndefined();
});

test('a choice in another tab is followed, and an invalid stored one is not', () => {
  followColourScheme();
  const elsewhere = (value: string) => {
    localStorage.setItem('taem.scheme', value);
    dispatchEvent(new StorageEvent('storage', { key: 'taem.scheme', newValue: value }));
  };
  elsewhere('dark');
  expect(scheme()).toBe('dark');
  elsewhere('purple');
  expect(scheme()).toBeUndefined();
  startPage();
  expect(scheme()).toBeUndefined();
});
