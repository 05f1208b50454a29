import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly parts: readonly { readonly key: string; readonly width: number; readonly content: ReactNode }[];
}

/** Parts in their order on twelve columns; on a phone one below the other. */
export function PartGrid({ parts }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
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
