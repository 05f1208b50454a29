import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useScanner } from './useScanner.ts';

const onScan = vi.fn();

function Page() {
  useScanner(onScan);
  return <button type="button">Delete</button>;
}

test('a scan that ends with two keys comes once, and neither presses the focused button; the Enter of a hand does', () => {
  render(<Page />);
  const button = screen.getByRole('button');
  button.focus();
  let at = 1000;
  /** Whether the page may act on the key. */
  const press = (code: string, key: string, later: number) => {
    at += later;
    const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return fireEvent(button, event);
  };
  for (const digit of '8850999') press(`Digit${digit}`, digit, 6);
  expect([press('Enter', 'Enter', 6), press('Enter', 'Enter', 6), press('Enter', 'Enter', 400)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(onScan.mock.calls).toEqual([['8850999']]);
});
