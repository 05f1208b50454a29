import { useMediaQuery } from '@mui/material';
import { type ComponentType, useEffect, useState } from 'react';
import type { ListColumn, ListDeclaration, ListRow } from './ListDeclaration.ts';

/** As narrow as a phone. */
const NARROW = '(max-width: 599.95px)';

/** What draws the rows of a list. */
export interface FaceProps<Row extends ListRow>
  extends Pick<ListDeclaration<Row>, 'list' | 'label' | 'nameOf' | 'linkOf' | 'ticked' | 'marked' | 'rowHeight'> {
  readonly rows: readonly Row[];
  /** Those that are there now. */
  readonly columns: readonly ListColumn<Row>[];
}

type Face = 'grid' | 'cards';
// biome-ignore lint/suspicious/noExplicitAny: a face draws the rows of any list.
const faces: Partial<Record<Face, ComponentType<FaceProps<any>>>> = {};

async function load(face: Face): Promise<void> {
  faces[face] ??=
    face === 'grid' ? (await import('./ListGrid.tsx')).ListGrid : (await import('./ListCards.tsx')).ListCards;
}

/** Loads how lists are drawn on this device: a phone has no use for the grid, nor a screen for the cards. */
export const loadListFace = () => load(matchMedia(NARROW).matches ? 'cards' : 'grid');

export const useIsNarrow = (): boolean => useMediaQuery(NARROW, { noSsr: true });

/** What draws a list at this width; null until it is there, after the device was turned. */
// biome-ignore lint/suspicious/noExplicitAny: a face draws the rows of any list.
export function useListFace(): ComponentType<FaceProps<any>> | null {
  const face: Face = useIsNarrow() ? 'cards' : 'grid';
  const [, setLoaded] = useState<Face>();
  useEffect(() => void load(face).then(() => setLoaded(face)), [face]);
  return faces[face] ?? null;
}
