import { Typography } from '@mui/material';
import { abbreviateNumber, formatShare } from '@taem/domain/insight/figureText.ts';
import type { ReactNode } from 'react';
import { CHART_COLOURS, type ChartColour } from '../../app/chartColours.ts';
import { Bars } from '../../ui/Bars.tsx';
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
      <Bars
        label={title}
        isRanked={of === 'places'}
        bars={rows.map(({ key, name, value, colour: own, said }) => ({
          ...{ key, name, value, share: shareOf(value), colour: CHART_COLOURS[own ?? colour] },
          text: said ?? inFull(value, numbers),
          hint: abbreviateNumber(value),
        }))}
        onMark={onMark}
      />
      {children}
    </Card>
  );
}

const ROW_HEIGHT = 44;
