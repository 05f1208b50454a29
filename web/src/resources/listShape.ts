import { useMediaQuery } from '@mui/material';
import { type ComponentType, useEffect, useState } from 'react';
import type { ListProps } from './ListTable.tsx';

/** As narrow as a phone. */
const NARROW = '(max-width: 599.95px)';

type Shape = 'table' | 'cards';
const shapes: Partial<Record<Shape, ComponentType<ListProps>>> = {};

async function load(shape: Shape): Promise<void> {
  shapes[shape] ??=
    shape === 'table' ? (await import('./ListTable.tsx')).ListTable : (await import('./ListCards.tsx')).ListCards;
}

/** Loads how lists are drawn on this device: a phone has no use for the grid, nor a screen for the cards. */
export const loadListShape = () => load(matchMedia(NARROW).matches ? 'cards' : 'table');

/** What draws a list at this width; null until it is there, after the device was turned. */
export function useListShape(): ComponentType<ListProps> | null {
  const shape: Shape = useMediaQuery(NARROW, { noSsr: true }) ? 'cards' : 'table';
  const [, setLoaded] = useState<Shape>();
  useEffect(() => void load(shape).then(() => setLoaded(shape)), [shape]);
  return shapes[shape] ?? null;
}
