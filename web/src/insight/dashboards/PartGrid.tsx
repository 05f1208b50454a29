import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly parts: readonly { readonly key: string; readonly width: number; readonly content: ReactNode }[];
}

const COLUMNS = 12;
/** More rows are below what is seen of a page when it is opened. */
const ROWS_IN_SIGHT = 2;

/** Whether a part of a grid begins below what is seen first; `parts` in their order. */
export const isBelow = (parts: readonly { readonly part: { readonly width: number } }[], at: number): boolean =>
  parts.slice(0, at).reduce((sum, { part }) => sum + part.width, 0) >= ROWS_IN_SIGHT * COLUMNS;

/** Parts in their order on twelve columns; on a phone one below the other. */
export function PartGrid({ parts }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${COLUMNS}, minmax(0, 1fr))` },
        alignItems: 'stretch',
      }}
    >
      {parts.map(({ key, width, content }) => (
        <Box
          key={key}
          sx={{ gridColumn: { md: `span ${width}` }, minWidth: 0, display: 'grid', containerType: 'inline-size' }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
