import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../../app/i18n.ts';
import { WordsInput } from './WordsInput.tsx';

const onChange = vi.fn();
beforeEach(async () => {
  onChange.mockReset();
  await switchLanguage('en');
});

const open = (value: readonly string[], most: number) =>
  render(
    <WordsInput
      {...{ name: 'tags', label: 'Tags', value, values: {}, row: null, onChange, error: undefined, disabled: false }}
      onBlur={() => undefined}
      slots={3}
      most={most}
      maxLength={50}
    />,
  );
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');

test('CUST-64 a list of texts starts with three inputs, and has as many as there are texts', () => {
  open([], 20);
  expect(inputs()).toHaveLength(3);
  fireEvent.change(screen.getByLabelText('Tags 2'), { target: { value: 'tea' } });
  expect(onChange).toHaveBeenLastCalledWith(['', 'tea', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Add Tags' }));
  expect(onChange).toHaveBeenLastCalledWith(['', '', '', '']);
});

test('CUST-59 of ten thousand tags from before three are edited, and it is said that a change takes the others away', () => {
  open(
    Array.from({ length: 10_000 }, (_, index) => `tag ${index}`),
    3,
  );
  expect(inputs().map(({ value }) => value)).toEqual(['tag 0', 'tag 1', 'tag 2']);
  expect(screen.getByText('9997 more than the limit of 3: saving a change removes them.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByLabelText('Tags 1'), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(['', 'tag 1', 'tag 2']);
});
