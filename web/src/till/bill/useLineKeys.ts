import { type BasketLine, needsRemoveConfirmation } from '@taem/domain/till/basket.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { SHORTCUT, type ShortcutKey } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { focusBeside } from './billInSight.ts';

interface LineKeys {
  list: RefObject<HTMLUListElement | null>;
  /** Index of the line that changed last. */
  latest: RefObject<number>;
  onRemove: (at: number) => void;
  enabled: boolean;
}

/** Handles the bill's keys: focus the quantity of the latest line, add or remove one piece, move from line to line. */
export function useLineKeys({ list, latest, onRemove, enabled }: LineKeys) {
  const quantities = () => Array.from(list.current?.querySelectorAll('input') ?? []);
  // A read-only bill leaves these keys to the page.
  const key = (code: ShortcutKey) => (enabled ? code : undefined);
  const withLatest = (run: (latest: { line: BasketLine; at: number }) => void) => {
    const { items } = basketStore.get();
    const at = Math.min(latest.current, items.length - 1);
    const line = items[at];
    if (line) run({ line, at });
  };
  useShortcut(key(SHORTCUT.qty), () => withLatest(({ at }) => focusBeside(true, () => quantities()[at])));
  const onPad = { unlessTyping: true };
  useShortcut(
    key('NumpadAdd'),
    () => withLatest(({ at }) => basketStore.dispatch({ type: 'increase', line: at })),
    onPad,
  );
  useShortcut(
    key('NumpadSubtract'),
    () =>
      withLatest(({ line, at }) => {
        if (needsRemoveConfirmation(line)) onRemove(at);
        else basketStore.dispatch({ type: 'decrease', line: at });
      }),
    onPad,
  );

  return (event: KeyboardEvent) => {
    const fields = quantities();
    const at = event.target instanceof HTMLInputElement ? fields.indexOf(event.target) : -1;
    if (at < 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) fields[at + step]?.focus();
    else if (event.key === 'Delete' && event.shiftKey) onRemove(at);
    // Back to the search, for the next product.
    else if (event.key === 'Enter' || event.key === 'Escape')
      focusBeside(false, () => document.querySelector<HTMLElement>(SEARCH));
    else return;
    event.preventDefault();
  };
}

const SEARCH = `input[aria-keyshortcuts="${SHORTCUT.search}"]`;
