/** Equals `gap` in the style of the grid. */
const GAP = 10;

/** Minimum width of a card, in pixels. */
const MIN_WIDTH = 110;

/**
 * Returns how many cards of at least `card` pixels fit side by side into the width; at least two on a phone if the narrowest
 * fit.
 */
export function columnsIn(width: number, card: number): number {
  const fitting = (least: number) => Math.floor((width + GAP) / (least + GAP));
  return Math.max(1, fitting(card), Math.min(2, fitting(MIN_WIDTH)));
}

/** Returns the index of the card that an arrow key leads to, with this many columns; null beyond the edge. */
export function gridTarget(key: string, at: number, count: number, columns: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    PageDown: Math.min(at + columns * 3, count - 1),
    PageUp: Math.max(at - columns * 3, 0),
    Home: 0,
    End: count - 1,
  };
  const target = moves[key];
  return target !== undefined && target >= 0 && target < count ? target : null;
}
