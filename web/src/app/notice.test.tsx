import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from './i18n.ts';
import { NoticeProvider, useNotice } from './notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page() {
  const notify = useNotice();
  return (
    <button type="button" onClick={() => notify('no network', 'warning')}>
      press
    </button>
  );
}

function press() {
  switchLanguage('en');
  render(
    <NoticeProvider>
      <Page />
    </NoticeProvider>,
  );
  fireEvent.click(screen.getByText('press'));
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const text = () => screen.queryByRole('alert')?.textContent ?? null;

test('a notice is there for six seconds, and for six more when it comes once more', () => {
  press();
  wait(5_999);
  fireEvent.click(screen.getByText('press'));
  wait(5_999);
  expect(text()).toBe('no network');
  wait(1);
  expect(text()).toBeNull();
});

test('a notice stays while the keyboard or the pointer is on its button, which closes it', () => {
  press();
  const close = screen.getByRole('button', { name: 'Close' });
  for (const [hold, release] of [
    [fireEvent.focus, fireEvent.blur],
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
  ] as const) {
    hold(close);
    wait(60_000);
    release(close);
    wait(5_999);
    expect(text()).toBe('no network');
  }
  fireEvent.click(close);
  expect(text()).toBeNull();
});
