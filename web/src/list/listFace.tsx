import { Box, useMediaQuery } from '@mui/material';
import type { ComponentType } from 'react';
import { late } from '../app/late.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import type { ListColumn, ListDeclaration, ListRow } from './ListDeclaration.ts';

/** The width of a phone. */
const NARROW = '(max-width: 599.95px)';

/** Properties of the component that draws the rows of a list. */
export interface FaceProps<Row extends ListRow>
  extends Pick<ListDeclaration<Row>, 'list' | 'label' | 'nameOf' | 'linkOf' | 'ticked' | 'marked' | 'rowHeight'> {
  readonly rows: readonly Row[];
  /** The visible columns. */
  readonly columns: readonly ListColumn<Row>[];
}

type Face = 'grid' | 'cards';
// biome-ignore lint/suspicious/noExplicitAny: a face draws the rows of any list.
type Props = FaceProps<any>;

const load = {
  grid: async () => (await import('./ListGrid.tsx')).ListGrid as ComponentType<Props>,
  cards: async () => (await import('./ListCards.tsx')).ListCards as ComponentType<Props>,
};
const faces: Partial<Record<Face, ReturnType<typeof late<Props>>>> = {};

/** Declared on first use: a phone does not need the grid, nor a screen the cards, until the device is turned. */
function faceOf(face: Face) {
  faces[face] ??= late(load[face], (_, again) => (again ? <ErrorView onRetry={again} /> : <RowsAwaited />));
  return faces[face];
}

/** Loads the component that draws lists on this device. */
export const loadListFace = () => faceOf(matchMedia(NARROW).matches ? 'cards' : 'grid').fetch();

export const useIsNarrow = (): boolean => useMediaQuery(NARROW, { noSsr: true });

/** Returns the component that draws a list at the current width. */
export const useListFace = (): ComponentType<Props> => faceOf(useIsNarrow() ? 'cards' : 'grid');

export const RowsAwaited = () => (
  <Box sx={{ p: 2, minHeight: 420 }}>
    <LoadingView count={8} height={36} />
  </Box>
);
