import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsIn } from './gridKeys.ts';

/** How many cards stand side by side in the grid; null until the grid is on the page. */
export function useColumns(grid: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setColumns(columnsIn(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
