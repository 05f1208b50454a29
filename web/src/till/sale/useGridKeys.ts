import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { gridTarget } from './gridKeys.ts';

const CARD = '[data-card]';

interface GridKeys {
  grid: RefObject<HTMLDivElement | null>;
  /** How many cards stand side by side. */
  columns: number;
  /** Changes when other cards stand in the grid. */
  cards: unknown;
  /** Up from the first row, and Escape. */
  onLeave: () => void;
}

/**
 * The grid is one stop of the Tab key, and the arrow keys walk its cards. That is written to the elements themselves:
 * drawing a thousand cards again for each step would be felt.
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

/** The buttons that add; the ones in the corners are for pointers, and Shift and Enter do the same. */
export function cardsOf(grid: HTMLElement | null): HTMLElement[] {
  return Array.from(grid?.querySelectorAll<HTMLElement>(CARD) ?? []);
}

/** Gives the focus to the card where the arrow keys were last, or to the first. */
export function enterGrid(grid: HTMLElement | null): void {
  const cards = cardsOf(grid);
  (cards.find((card) => card.tabIndex === 0) ?? cards[0])?.focus();
}
