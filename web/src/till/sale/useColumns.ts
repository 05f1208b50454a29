import type { RefObject } from 'react';
import { useMeasured } from '../../ui/useMeasured.ts';
import { columnsIn } from './gridKeys.ts';

const columnsOf = (grid: HTMLElement): number | null => columnsIn(grid.clientWidth);

/** How many cards stand side by side in the grid; null until the grid is on the page. */
export const useColumns = (grid: RefObject<HTMLElement | null>): number | null => useMeasured(grid, columnsOf, null);
