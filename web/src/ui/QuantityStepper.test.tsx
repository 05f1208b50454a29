import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

test.each([
  ['7', [7]],
  ['250', [100]],
  ['0', [1]],
  ['-3', []],
  ['1.5', []],
  ['many', []],
])('a typed quantity of %s gives %j between 1 and 100', async (typed, expected) => {
  const onChange = vi.fn();
  render(<QuantityStepper value={3} onChange={onChange} max={100} />);
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(onChange.mock.calls.flat()).toEqual(expected);
});

test('the buttons stop at the bounds', () => {
  render(<QuantityStepper value={1} onChange={vi.fn()} max={1} />);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});
