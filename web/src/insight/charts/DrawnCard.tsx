import BarChartIcon from '@mui/icons-material/BarChartRounded';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { Card } from './Card.tsx';
import { ChartNotes } from './ChartNotes.tsx';
import { ChartTable } from './ChartTable.tsx';
import css from './cards.module.css';
import { type ChartCardProps, DRAWING_HEIGHT, hasFigures, isLongOnPaper } from './chartData.ts';
import { useChartMessages } from './messages.ts';
import { WithoutDrawing } from './WithoutDrawing.tsx';

interface Props extends ChartCardProps {
  /** The drawing; its chunk loads after the figures. */
  readonly children: ReactNode;
  /** Loads its chunk again. */
  readonly load: () => Promise<unknown>;
  readonly height?: number;
  /** Also a card without any figure is drawn. */
  readonly drawsNothing?: boolean;
  /** The drawing has every figure in words: on paper it needs no table. */
  readonly isListed?: boolean;
}

/** A card with a drawing and the table of the same figures, which readers always reach; a toggle shows one or the other. */
export function DrawnCard({
  children,
  load,
  height = DRAWING_HEIGHT,
  drawsNothing = false,
  isListed = false,
  ...props
}: Props) {
  const { title, unit, source, state = 'ready', failedText, rows, marks = [] } = props;
  const t = useChartMessages();
  const [isTable, setTable] = useState(false);
  const isEmpty = !drawsNothing && !hasFigures(rows);
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
      {...{ title, unit, source, state, failedText, height, isEmpty }}
      mayBreak={isLongOnPaper(rows.length)}
      actions={toggle}
    >
      {isEmpty ? (
        <Typography
          color="textSecondary"
          sx={{ height, display: 'grid', placeItems: 'center', '@media print': { height: 72 } }}
        >
          {t('card.noData')}
        </Typography>
      ) : (
        <>
          {!isTable && (
            <Box
              role="group"
              aria-label={`${title} (${unit})`}
              className={css.drawing}
              sx={{ '@media not print': { minHeight: height } }}
            >
              <WithoutDrawing instead={table} figures={rows} load={load}>
                <Suspense>{children}</Suspense>
              </WithoutDrawing>
            </Box>
          )}
          {isTable ? (
            <ScrollFrame role="group" label={title} maxHeight={420}>
              {table}
            </ScrollFrame>
          ) : (
            <div className={isListed ? `${css.twin} ${css.listed}` : css.twin}>{table}</div>
          )}
        </>
      )}
      {!isTable && !isEmpty && <ChartNotes title={title} rows={rows} marks={marks} />}
    </Card>
  );
}
