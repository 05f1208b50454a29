import { Box } from '@mui/material';
import { chartOf } from '@taem/domain/insight/dashboards/chartOf.ts';
import type { LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly parts: readonly {
    readonly key: string;
    readonly width: number;
    readonly content: ReactNode;
    /** On paper it has half of a sheet, beside another one. */
    readonly isHalfASheet?: boolean;
  }[];
}

const COLUMNS = 12;
/** More rows are below what is seen of a page when it is opened. */
const ROWS_IN_SIGHT = 2;

/** Whether a part of a grid begins below what is seen first; `parts` in their order. */
export const isBelow = (parts: readonly { readonly part: { readonly width: number } }[], at: number): boolean =>
  parts.slice(0, at).reduce((sum, { part }) => sum + part.width, 0) >= ROWS_IN_SIGHT * COLUMNS;

/** Figures that stand beside a name on half a sheet of paper. */
const MAX_FIGURES = 2;

/** Whether a part that is narrow on the screen may be narrow on paper too, where a drawing stands as its table. */
export function isHalfASheet(one: LaidOutPart): boolean {
  if (one.part.width > COLUMNS / 2) return false;
  const isDrawn = one.drawing !== 'NUMBER' && one.drawing !== 'TABLE';
  if (isDrawn) return (chartOf(one)?.series.length ?? 0) <= MAX_FIGURES;
  // Without rows a table shows the values of its head.
  const columns = one.drawing === 'TABLE' && one.columns.length === 0 ? one.head : one.columns;
  return columns.length - 1 <= MAX_FIGURES;
}

/** Parts in their order on twelve columns; on a phone one below the other. */
export function PartGrid({ parts }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${COLUMNS}, minmax(0, 1fr))` },
        alignItems: 'stretch',
        // The shorter of two that stand side by side does not go on empty on the next sheet.
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
            // Chromium forgets the heads that a table repeats in a grid in a grid: the next part would lie upon its last rows.
            '@media print': { gridColumn: `span ${isHalf ? 1 : 2}`, display: 'block' },
          }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
