import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { SHORTCUT } from './shortcut.ts';
import { useShortcut } from './useShortcut.ts';

const proceed = vi.fn();

/** Presses the key as soon as its action is on the screen. */
function Page({ enabled }: { enabled: boolean }) {
  useShortcut(SHORTCUT.proceed, proceed, { enabled });
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code: SHORTCUT.proceed, cancelable: true }));
  });
  return null;
}

test('a key answers from the moment the screen says that it does', () => {
  const { rerender } = render(<Page enabled={false} />);
  expect(proceed).not.toHaveBeenCalled();
  act(() => rerender(<Page enabled />));
  expect(proceed).toHaveBeenCalledOnce();
});
