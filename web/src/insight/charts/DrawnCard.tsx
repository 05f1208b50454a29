import BarChartIcon from '@mui/icons-material/BarChartRounded';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { UNSEEN } from '../../ui/unseen.ts';
import { Card } from './Card.tsx';
import { ChartNotes } from './ChartNotes.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartCardProps, DRAWING_HEIGHT, hasFigures, isLongOnPaper } from './chartData.ts';
import { useChartMessages } from './messages.ts';

interface Props extends ChartCardProps {
  /** The drawing; its chunk loads after the figures. */
  readonly children: ReactNode;
}

/**
 * A card with a drawing and a table of the same figures, which screen readers always reach; a toggle shows one or the other.
 */
export function DrawnCard({ children, ...props }: Props) {
  const { title, unit, source, state = 'ready', failedText, rows, marks = [] } = props;
  const t = useChartMessages();
  const [isTable, setTable] = useState(false);
  const isEmpty = !hasFigures(rows);
  const toggle = (
    <IconButton
      aria-label={`${isTable ? t('card.chart') : t('card.table')}: ${title}`}
      title={isTable ? t('card.chart') : t('card.table')}
      onClick={() => setTable(!isTable)}
    >
      {isTable ? <BarChartIcon /> : <TableIcon />}
    </IconButton>
  );
  const table = <ChartTable {...props} />;
  return (
    <Card
      {...{ title, unit, source, state, failedText, isEmpty }}
      height={DRAWING_HEIGHT}
      mayBreak={isLongOnPaper(rows.length)}
      actions={toggle}
    >
      {isEmpty ? (
        <Typography
          color="textSecondary"
          sx={{ height: DRAWING_HEIGHT, display: 'grid', placeItems: 'center', '@media print': { height: 72 } }}
        >
          {t('card.noData')}
        </Typography>
      ) : (
        <>
          {!isTable && (
            <Box role="group" aria-label={`${title} (${unit})`} sx={DRAWING}>
              {children}
            </Box>
          )}
          {isTable ? (
            <ScrollFrame role="group" label={title} maxHeight={420}>
              {table}
            </ScrollFrame>
          ) : (
            <Box sx={TWIN}>{table}</Box>
          )}
        </>
      )}
      {!isTable && !isEmpty && <ChartNotes title={title} rows={rows} marks={marks} />}
    </Card>
  );
}

/** The drawing has the width of a screen, and is scaled to the sheet. */
const DRAWING = {
  '@media not print': { minHeight: DRAWING_HEIGHT },
  '@media print': {
    breakInside: 'avoid',
    printColorAdjust: 'exact',
    '& .MuiChartsSurface-root, & .MuiChartsSvgLayer-root': { position: 'static', width: 1, height: 'auto' },
    '& div:has(> .MuiChartsSurface-root)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
} as const;

/** Screen readers reach the table even while the drawing is visible; on paper it is below the drawing. */
const TWIN = {
  '@media not print': {
    ...UNSEEN,
    whiteSpace: 'nowrap',
  },
} as const;
