import { useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen } from './dialogOpen.ts';
import type { ShortcutKey } from './shortcut.ts';

interface ShortcutOptions {
  /** If false the key does nothing, not even its action in the browser. */
  enabled?: boolean;
  overDialogs?: boolean;
  /** Together with Shift. */
  shift?: boolean;
  /** Leaves the key to a field that contains text: there it types a character. */
  unlessTyping?: boolean;
}

/** Key events that were only withheld from the browser because a dialog is open: the dialog may handle them. */
const heldBack = new WeakSet<KeyboardEvent>();

/** Calls `run` on a key of the till, wherever the focus is; while a dialog is open only with `overDialogs`. */
export function useShortcut(code: ShortcutKey | undefined, run: () => void, options: ShortcutOptions = {}): void {
  const { enabled = true, overDialogs = false, unlessTyping = false, shift = false } = options;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (enabled && !event.repeat) run();
  });
  // The key works as soon as the screen shows its action: an effect after painting would lose a press.
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
