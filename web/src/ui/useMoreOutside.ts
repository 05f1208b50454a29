import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the sides at which a scrolling element has more content: `left`, `right`, `left right` or an empty text. `find`
 * returns the scrolling element in `frame`.
 */
export function useMoreOutside(
  frame: RefObject<HTMLElement | null>,
  find: (frame: HTMLElement) => HTMLElement | null,
): string {
  const [more, setMore] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls stays the same element.
  useEffect(() => {
    const at = frame.current && find(frame.current);
    if (!at || typeof ResizeObserver === 'undefined') return;
    const look = () => setMore(moreOf(at.scrollLeft, at.scrollWidth - at.clientWidth));
    const seen = new ResizeObserver(look);
    seen.observe(at);
    // New rows may be wider.
    for (const child of at.children) seen.observe(child);
    at.addEventListener('scroll', look, { passive: true });
    return () => {
      seen.disconnect();
      at.removeEventListener('scroll', look);
    };
  }, []);
  return more;
}

/** Returns the sides with more content; a rounding difference does not count. */
export function moreOf(scrolled: number, most: number): string {
  const sides = [...(scrolled > 1 ? ['left'] : []), ...(most - scrolled > 1 ? ['right'] : [])];
  return most > 1 ? sides.join(' ') : '';
}
