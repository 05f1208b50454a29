import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('a search goes out once, when the typing pauses', () => {
  const onSearch = vi.fn();
  render(<SearchField value="" onSearch={onSearch} delayMs={300} />);
  type('so');
  act(() => void vi.advanceTimersByTime(200));
  type('som');
  act(() => void vi.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['som']]);
});

test('Enter searches at once, and only once', () => {
  const onSearch = vi.fn();
  render(<SearchField value="" onSearch={onSearch} />);
  type('som');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  act(() => void vi.runAllTimers());
  expect(onSearch.mock.calls).toEqual([['som']]);
});

test('what was typed goes out before what is pressed beside the field acts', () => {
  const onSearch = vi.fn();
  render(<SearchField value="" onSearch={onSearch} />);
  type('som');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(onSearch.mock.calls).toEqual([['som']]);
  act(() => void vi.runAllTimers());
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('what is pasted is searched for at once', () => {
  const onSearch = vi.fn();
  render(<SearchField value="" onSearch={onSearch} delayMs={1000} />);
  fireEvent.paste(screen.getByRole('searchbox'));
  type('0812345678');
  expect(onSearch.mock.calls).toEqual([['0812345678']]);
  type('08123456789');
  act(() => void vi.advanceTimersByTime(999));
  expect(onSearch).toHaveBeenCalledTimes(1);
});
