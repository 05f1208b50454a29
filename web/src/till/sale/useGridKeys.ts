import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { gridTarget } from './gridKeys.ts';

const CARD = '[data-card]';

interface GridKeys {
  grid: RefObject<HTMLDivElement | null>;
  /** Number of columns. */
  columns: number;
  /** A value that changes when the grid has other cards. */
  cards: unknown;
  /** Called on Up in the first row, and on Escape. */
  onLeave: () => void;
}

/**
 * Makes the grid one stop of the Tab key, with the arrow keys moving between cards. `tabIndex` is set on the elements
 * directly: redrawing a thousand cards for each step would be noticeable.
 */
export function useGridKeys({ grid, columns, cards, onLeave }: GridKeys) {
  const stop = useRef<HTMLElement | null>(null);
  const stopAt = (card: HTMLElement | undefined) => {
    if (!card || card === stop.current) return;
    if (stop.current) stop.current.tabIndex = -1;
    card.tabIndex = 0;
    stop.current = card;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards begin at the first of them.
  useLayoutEffect(() => {
    const isHere = stop.current?.isConnected && stop.current === document.activeElement;
    if (!isHere) stopAt(cardsOf(grid.current)[0]);
  }, [cards, columns]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') return onLeave();
    const all = cardsOf(grid.current);
    const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
    if (at < 0) return;
    const target = gridTarget(event.key, at, all.length, columns);
    if (target === null && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (target === null) return onLeave();
    all[target]?.focus();
  };
  return {
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(CARD)) stopAt(target);
    },
  };
}

/** Returns the buttons that add; those in the corners are for pointers, and Shift+Enter does the same. */
export function cardsOf(grid: HTMLElement | null): HTMLElement[] {
  return Array.from(grid?.querySelectorAll<HTMLElement>(CARD) ?? []);
}

/** Focuses the card where the arrow keys were last, or the first one. */
export function enterGrid(grid: HTMLElement | null): void {
  const cards = cardsOf(grid);
  (cards.find((card) => card.tabIndex === 0) ?? cards[0])?.focus();
}
