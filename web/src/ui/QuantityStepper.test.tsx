import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

function Stepper({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(3);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <QuantityStepper value={value} onChange={change} max={100} />;
}

test.each([
  ['7', 7, '7'],
  ['007', 7, '7'],
  ['100', 100, '100'],
  ['101', null, '101'],
  ['0', null, '0'],
  ['-3', null, '-3'],
  ['1.5', null, '1.5'],
  ['many', null, 'many'],
  ['', null, ''],
])('pasted as "%s" the quantity is %s between 1 and 100, and the field reads "%s"', async (pasted, value, display) => {
  const onChange = vi.fn();
  render(<Stepper onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(field);
  if (pasted) await userEvent.paste(pasted);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(field.value).toBe(display);
  expect(field.getAttribute('aria-invalid')).toBe(String(value === null));
});

test('from anything that is not a quantity plus starts again at one', async () => {
  const onChange = vi.fn();
  render(<Stepper onChange={onChange} />);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.getByRole('button', { name: 'ลดจำนวน' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'เพิ่มจำนวน' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test.each([
  ['101', 'ลดจำนวน', 'เพิ่มจำนวน', 100],
  ['0', 'เพิ่มจำนวน', 'ลดจำนวน', 1],
])(
  'CU-22 from %s, which is out of bounds, one button leads back and the other does not',
  async (typed, back, other, value) => {
    const onChange = vi.fn();
    render(<Stepper onChange={onChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.paste(typed);
    expect(screen.getByRole('button', { name: other })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: back }));
    expect(onChange).toHaveBeenLastCalledWith(value);
  },
);

test('the buttons stop at the bounds', () => {
  render(<QuantityStepper value={1} onChange={vi.fn()} max={1} />);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});
