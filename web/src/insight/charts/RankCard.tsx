import { Box, ButtonBase, Typography } from '@mui/material';
import { abbreviateNumber } from '@taem/domain/insight/formatNumber.ts';
import type { ReactNode } from 'react';
import { CHART_COLOURS, type ChartColour } from '../../app/chartColours.ts';
import { Card } from './Card.tsx';
import { inFull } from './ChartTable.tsx';
import type { CardState, ChartNumbers } from './chartData.ts';
import { useChartMessages } from './messages.ts';

export interface RankRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Of the row; without it that of the card. */
  readonly colour?: ChartColour;
  /** Stands in the place of the figure, as `-` of a row that only keeps the place. */
  readonly said?: string;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly source?: string | undefined;
  readonly state?: CardState;
  /** In their order. */
  readonly rows: readonly RankRow[];
  readonly numbers?: ChartNumbers;
  readonly colour?: ChartColour;
  /** A row was chosen; rows of nothing cannot be. */
  readonly onMark?: ((row: string) => void) | undefined;
  /** Beside the title, such as the choice between members and walk-in. */
  readonly actions?: ReactNode;
}

/**
 * What is most of something, in order, each with a bar of its size. A list that is read as it stands: it is its own table, and needs no chunk of charts.
 *
 *     <RankCard title="top5" unit="unit.pieces" rows={[{ key: id, name: 'ลาเต้', value: 12 }]} onMark={open} />
 */
export function RankCard({
  title,
  unit,
  source,
  state = 'ready',
  rows,
  numbers,
  colour = 'orange',
  onMark,
  actions,
}: Props) {
  const t = useChartMessages();
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Card {...{ title, unit, source, state, actions }} height={rows.length * 52 || 260}>
      {rows.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {t('card.noData')}
        </Typography>
      )}
      <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, at) => {
          const isOpen = onMark && row.value !== 0;
          const line = (
            <Line {...{ row, place: at + 1, colour, numbers }} width={(Math.max(0, row.value) / largest) * 100} />
          );
          return (
            <li key={row.key}>
              {isOpen ? (
                <ButtonBase onClick={() => onMark(row.key)} sx={{ width: '100%', borderRadius: 1, textAlign: 'start' }}>
                  {line}
                </ButtonBase>
              ) : (
                line
              )}
            </li>
          );
        })}
      </Box>
    </Card>
  );
}

interface LineProps {
  readonly row: RankRow;
  readonly place: number;
  readonly width: number;
  readonly colour: ChartColour;
  readonly numbers: ChartNumbers | undefined;
}

function Line({ row, place, width, colour, numbers }: LineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1.75em 1fr auto',
        columnGap: 1,
        width: '100%',
        py: 0.75,
        minHeight: 48,
      }}
    >
      <Typography color="textSecondary">{place}.</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.name}</Typography>
      <Typography sx={{ fontWeight: 650 }} title={abbreviateNumber(row.value)}>
        {row.said ?? inFull(row.value, numbers)}
      </Typography>
      <Box
        aria-hidden
        sx={{ gridColumn: '2 / -1', height: 6, borderRadius: 3, bgcolor: 'grey.100', printColorAdjust: 'exact' }}
      >
        <Box sx={{ width: `${width}%`, height: 1, borderRadius: 3, bgcolor: CHART_COLOURS[row.colour ?? colour] }} />
      </Box>
    </Box>
  );
}
