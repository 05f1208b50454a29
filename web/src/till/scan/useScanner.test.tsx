import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { productCodes } from './productCodes.ts';
import { useScanner } from './useScanner.ts';

const onScan = vi.fn();
const written = vi.fn();
const EAN = '8850006202012';

function Page({ takes }: { takes?: (code: string) => boolean }) {
  useScanner({ onScan, ...(takes && { takes }) });
  const [text, setText] = useState('40');
  return (
    <>
      <button type="button">Delete</button>
      <input
        aria-label="Delivery"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          written(target.value);
        }}
      />
    </>
  );
}

let clock = 0;

beforeEach(() => {
  onScan.mockReset();
  written.mockReset();
  clock += 5000;
});

/** Presses a key; returns whether the page may act on it. */
function press(element: HTMLElement, code: string, key: string, later: number): boolean {
  clock += later;
  const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  const may = fireEvent(element, event);
  if (may && key.length === 1 && element instanceof HTMLInputElement)
    fireEvent.change(element, { target: { value: element.value + key } });
  return may;
}

/** Types a text; returns whether the page may act on the key that ends it. */
function type(element: HTMLElement, text: string, gaps: readonly number[], end = 'Enter'): boolean {
  const gap = (at: number) => gaps[at % gaps.length] ?? 0;
  for (const [at, digit] of Array.from(text).entries())
    press(element, `Digit${digit}`, digit, at === 0 ? 2000 : gap(at));
  return press(element, end, end, gap(text.length));
}

test('a scan that ends with two keys comes once, and neither presses the focused button; the Enter of a hand does', () => {
  render(<Page />);
  const button = screen.getByRole('button');
  button.focus();
  expect([
    type(button, '8850999', [6]),
    press(button, 'Enter', 'Enter', 6),
    press(button, 'Enter', 'Enter', 400),
  ]).toEqual([false, false, true]);
  expect(onScan.mock.calls).toEqual([['8850999']]);
});

test.each([6, 20, 60, 150])(
  'PR-28 a scan at %i ms a key leaves the field as it was, and both its ends press nothing',
  (pace) => {
    render(<Page />);
    const field = screen.getByLabelText('Delivery');
    field.focus();
    expect([type(field, EAN, [pace], 'Tab'), press(field, 'Enter', 'Enter', pace)]).toEqual([false, false]);
    expect(field).toHaveProperty('value', '40');
    expect(written).toHaveBeenLastCalledWith('40');
    expect(onScan.mock.calls).toEqual([[EAN]]);
  },
);

test('what a hand had typed before a slow scan stays', () => {
  render(<Page />);
  const field = screen.getByLabelText('Delivery');
  field.focus();
  press(field, 'Digit5', '5', 2000);
  for (const [at, digit] of Array.from(EAN).entries()) press(field, `Digit${digit}`, digit, at === 0 ? 700 : 60);
  expect(press(field, 'Enter', 'Enter', 60)).toBe(false);
  expect(field).toHaveProperty('value', '405');
});

test('an amount that a hand types stays an amount, also when it is the code of a product', () => {
  productCodes.add([{ code: '1000' }]);
  render(<Page />);
  const field = screen.getByLabelText('Delivery');
  field.focus();
  expect(type(field, '1000', [180, 120, 240, 160])).toBe(true);
  expect(field).toHaveProperty('value', '401000');
  expect(type(field, '1000', [150])).toBe(false);
  expect(onScan.mock.calls).toEqual([['1000']]);
});

test('a slow, uneven scan while a button has the focus does not press it', () => {
  render(<Page />);
  const button = screen.getByRole('button');
  button.focus();
  expect(type(button, '4071', [180, 120, 240, 160])).toBe(false);
  expect(onScan.mock.calls).toEqual([['4071']]);
});

test('a code that is not meant for the page stays where it was typed, and each of its keys acts', async () => {
  render(<Page takes={(code) => code === EAN} />);
  const field = screen.getByLabelText('Delivery');
  await userEvent.clear(field);
  expect([type(field, '0812345678', [6], 'Tab'), press(field, 'Enter', 'Enter', 6)]).toEqual([true, true]);
  expect(field).toHaveProperty('value', '0812345678');
  expect(type(field, EAN, [6])).toBe(false);
  expect(onScan.mock.calls).toEqual([[EAN]]);
});
