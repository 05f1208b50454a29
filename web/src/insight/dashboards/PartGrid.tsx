import { Box } from '@mui/material';
import { chartOf } from '@taem/domain/insight/dashboards/chartOf.ts';
import type { LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly parts: readonly {
    readonly key: string;
    readonly width: number;
    readonly content: ReactNode;
    /** Whether it takes half of a sheet on paper, beside another part. */
    readonly isHalfASheet?: boolean;
  }[];
}

const COLUMNS = 12;
/** Number of rows that are visible when a page is opened. */
const ROWS_IN_SIGHT = 2;

/** Whether a part begins below the initially visible area; `parts` in order. */
export const isBelow = (parts: readonly { readonly part: { readonly width: number } }[], at: number): boolean =>
  parts.slice(0, at).reduce((sum, { part }) => sum + part.width, 0) >= ROWS_IN_SIGHT * COLUMNS;

/** Maximum number of figures beside a name on half a sheet of paper. */
const MAX_FIGURES = 2;

/** Whether a part that is narrow on the screen may be narrow on paper too, where a drawing is printed as its table. */
export function isHalfASheet(one: LaidOutPart): boolean {
  if (one.part.width > COLUMNS / 2) return false;
  const isDrawn = one.drawing !== 'NUMBER' && one.drawing !== 'TABLE';
  if (isDrawn) return (chartOf(one)?.series.length ?? 0) <= MAX_FIGURES;
  // Without rows a table shows the values of its head.
  const columns = one.drawing === 'TABLE' && one.columns.length === 0 ? one.head : one.columns;
  return columns.length - 1 <= MAX_FIGURES;
}

/** The parts in order on twelve columns; stacked on a phone. */
export function PartGrid({ parts }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${COLUMNS}, minmax(0, 1fr))` },
        alignItems: 'stretch',
        // Of two parts side by side, the shorter one must not continue empty on the next sheet.
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
      }}
    >
      {parts.map(({ key, width, content, isHalfASheet: isHalf = false }) => (
        <Box
          key={key}
          sx={{
            gridColumn: { md: `span ${width}` },
            minWidth: 0,
            display: 'grid',
            containerType: 'inline-size',
            // In nested grids, Chromium ignores the height of repeated table heads: the next part would cover the last rows.
            '@media print': { gridColumn: `span ${isHalf ? 1 : 2}`, display: 'block' },
          }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
