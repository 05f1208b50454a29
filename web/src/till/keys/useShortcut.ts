import { useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen } from './dialogOpen.ts';
import type { ShortcutKey } from './shortcut.ts';

interface ShortcutOptions {
  /** Off: the key does nothing, also nothing that the browser would do with it. */
  enabled?: boolean;
  overDialogs?: boolean;
  /** Together with Shift. */
  shift?: boolean;
  /** Left to the field while it holds text: there the key is a sign. */
  unlessTyping?: boolean;
}

/** Keys that were only held back from the browser, because a dialog stands over the page: the dialog may take them. */
const heldBack = new WeakSet<KeyboardEvent>();

/** Runs on a key of the till, wherever the focus is; while a dialog stands over the page only where it says so. */
export function useShortcut(code: ShortcutKey | undefined, run: () => void, options: ShortcutOptions = {}): void {
  const { enabled = true, overDialogs = false, unlessTyping = false, shift = false } = options;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (enabled && !event.repeat) run();
  });
  // The key answers as soon as the screen says that it does: an effect that waits for the paint would lose a press.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== code || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey !== shift) return;
      if (event.isComposing || (event.defaultPrevented && !heldBack.has(event))) return;
      if (unlessTyping && event.target instanceof HTMLInputElement && event.target.value !== '') return;
      event.preventDefault();
      if (!overDialogs && isDialogOpen()) return void heldBack.add(event);
      heldBack.delete(event);
      press(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [code, overDialogs, unlessTyping, shift]);
}
