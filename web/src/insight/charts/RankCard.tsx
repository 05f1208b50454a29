import { Box, ButtonBase, Typography } from '@mui/material';
import { abbreviateNumber, formatShare } from '@taem/domain/insight/formatNumber.ts';
import type { ReactNode } from 'react';
import { CHART_COLOURS, type ChartColour } from '../../app/chartColours.ts';
import { Card } from './Card.tsx';
import { inFull } from './ChartTable.tsx';
import { type CardState, type ChartNumbers, isLongOnPaper } from './chartData.ts';
import { useChartMessages } from './messages.ts';

export interface RankRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Of the row; without it that of the card. */
  readonly colour?: ChartColour | undefined;
  /** Stands in the place of the figure, as `-` of a row that only keeps the place. */
  readonly said?: string;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly source?: string | undefined;
  readonly state?: CardState;
  /** Said in the card after a failure; without it nothing is. */
  readonly failedText?: string | undefined;
  /** In their order. */
  readonly rows: readonly RankRow[];
  readonly numbers?: ChartNumbers;
  readonly colour?: ChartColour;
  /** What the bars are: places of an order, parts of a whole, each with its share, or figures of one scale. */
  readonly of?: 'places' | 'shares' | 'figures';
  /** A row was chosen; rows of nothing cannot be. */
  readonly onMark?: ((row: string) => void) | undefined;
  /** Beside the title, such as the choice between members and walk-in. */
  readonly actions?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/**
 * A list with a bar of its size for each row: it is its own table, is read without its colours, and needs no chunk of
 * charts.
 *
 *     <RankCard title="top5" unit="unit.pieces" rows={[{ key: id, name: 'ลาเต้', value: 12 }]} onMark={open} />
 */
export function RankCard({
  title,
  unit,
  source,
  state = 'ready',
  failedText,
  rows,
  numbers,
  colour = 'own',
  of = 'places',
  onMark,
  actions,
  children,
}: Props) {
  const t = useChartMessages();
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) =>
    of !== 'shares' ? undefined : whole > 0 ? formatShare((value / whole) * 100) : '';
  return (
    <Card
      {...{ title, unit, source, state, failedText, actions }}
      height={rows.length * ROW_HEIGHT || 260}
      isEmpty={rows.length === 0}
      mayBreak={isLongOnPaper(rows.length)}
    >
      {rows.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {t('card.noData')}
        </Typography>
      )}
      <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, at) => {
          const isOpen = onMark && row.value !== 0;
          const line = (
            <Line
              {...{ row, colour, numbers }}
              place={of === 'places' ? at + 1 : undefined}
              share={shareOf(row.value)}
              width={(Math.max(0, row.value) / largest) * 100}
            />
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
      {children}
    </Card>
  );
}

const ROW_HEIGHT = 44;

interface LineProps {
  readonly row: RankRow;
  readonly place: number | undefined;
  readonly share: string | undefined;
  readonly width: number;
  readonly colour: ChartColour;
  readonly numbers: ChartNumbers | undefined;
}

function Line({ row, place, share, width, colour, numbers }: LineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, width: '100%', py: 0.5, minHeight: ROW_HEIGHT }}>
      {place !== undefined && (
        <Typography color="textSecondary" sx={{ minWidth: '1.5em' }}>
          {place}.
        </Typography>
      )}
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{row.name}</Typography>
      <Typography sx={{ fontWeight: 650 }} title={abbreviateNumber(row.value)}>
        {row.said ?? inFull(row.value, numbers)}
      </Typography>
      {share !== undefined && (
        <Typography color="textSecondary" sx={{ width: '3.5em', textAlign: 'end' }}>
          {share}
        </Typography>
      )}
      <Box aria-hidden sx={TRACK}>
        <Box sx={{ width: `${width}%`, height: 1, borderRadius: 1, bgcolor: CHART_COLOURS[row.colour ?? colour] }} />
      </Box>
    </Box>
  );
}

const TRACK = {
  flex: '1 0 100%',
  height: 8,
  borderRadius: 1,
  bgcolor: 'background.default',
  printColorAdjust: 'exact',
} as const;
