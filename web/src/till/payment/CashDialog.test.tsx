import { satang } from '@taem/domain/money/money.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { takeNumbersInAnyLayout } from '../../app/numberKeys.ts';
import { CashDialog } from './CashDialog.tsx';

const pay = vi.fn();

beforeEach(async () => {
  pay.mockReset();
  await switchLanguage('en');
  render(<CashDialog bill={satang(14_525)} rounding="NONE" onPay={pay} onClose={() => undefined} />);
});

const payButton = () => screen.getByRole('button', { name: 'Pay' });
const received = () => screen.getByLabelText('Received (THB)');

test.each(['', '145.24', '145.255', 'abc'])('CHAN-07 Pay is disabled for a received amount of "%s"', async (typed) => {
  if (typed) await userEvent.type(received(), typed);
  expect(payButton()).toHaveProperty('disabled', true);
});

test('CHAN-06 change is received minus total, and Enter pays', async () => {
  await userEvent.type(received(), '500');
  expect(screen.getByRole('status').textContent).toBe('Change฿354.75');
  await userEvent.type(received(), '{Enter}');
  expect(pay).toHaveBeenCalledWith(50_000);
});

test('cash typed on a Thai keyboard is an amount', () => {
  onTestFinished(takeNumbersInAnyLayout(document));
  for (const [code, key] of [
    ['Digit2', '/'],
    ['Digit0', 'จ'],
    ['Digit0', 'จ'],
    ['Period', 'ใ'],
    ['Digit5', 'ถ'],
  ])
    fireEvent.keyDown(received(), { code, key });
  expect(received()).toHaveProperty('value', '200.5');
  expect(screen.getByRole('status').textContent).toBe('Change฿55.25');
});

test('OP-43 Skip takes the exact total', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Skip/ }));
  expect(pay).toHaveBeenCalledWith(14_525);
});

test('CHAN-07 the exact amount, typed, pays and gives no change', async () => {
  await userEvent.type(received(), '145.25');
  expect(screen.getByRole('status').textContent).toBe('Change฿0.00');
  await userEvent.type(received(), '{Enter}');
  expect(pay).toHaveBeenCalledWith(14_525);
});

test('E11 a press takes the note that is likely to be handed over; the exact amount stands there once', async () => {
  const quick = within(screen.getByRole('group', { name: 'Quick amounts' }));
  expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '150',
    '160',
    '200',
    '500',
    '1,000',
  ]);
  expect(screen.getAllByRole('button', { name: /exact/i })).toHaveLength(1);
  await userEvent.click(quick.getByRole('button', { name: '160' }));
  expect(pay).toHaveBeenCalledWith(16_000);
});

test.each([
  ['', false],
  ['  ', false],
  ['145', false],
  ['1.2.3', true],
  ['abc', true],
])('CHAN-07 an amount typed as "%s" is reported as invalid: %s', async (typed, wrong) => {
  const words = () => screen.queryByText('Enter the amount as a number with at most 2 decimals') !== null;
  if (typed) await userEvent.type(received(), typed);
  expect([words(), received().getAttribute('aria-invalid')]).toEqual([wrong, String(wrong)]);
});

test('CHAN-06 while nothing or too little is handed over Enter pays nothing, and what is missing is shown', async () => {
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(received(), '{Enter}');
  await userEvent.type(received(), '100{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Still missing฿45.25');
  expect(pay).not.toHaveBeenCalled();
});

test('a till without a keyboard types by its keys', async () => {
  for (const name of ['2', '0', '0', 'Delete last digit', '5']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(received()).toHaveProperty('value', '205');
});

test.each([
  ['DOWN_50', 14_500, 'Total' + 'Bill 145.25, rounding −0.25', '฿145.00'],
  ['NEAREST_50', 14_550, 'Total' + 'Bill 145.25, rounding 0.25', '฿145.50'],
] as const)(
  'issue 36 %s: the cash to be paid is rounded, and says by how much',
  async (rounding, due, words, total) => {
    cleanup();
    render(<CashDialog bill={satang(14_525)} rounding={rounding} onPay={pay} onClose={() => undefined} />);
    expect(screen.getByText(/^Total/).textContent).toBe(words);
    expect(screen.getByText(total)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Skip (exact amount)' }));
    expect(pay).toHaveBeenCalledWith(due);
  },
);
