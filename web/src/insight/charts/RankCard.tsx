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
  /** Colour of the row; that of the card unless given. */
  readonly colour?: ChartColour | undefined;
  /** Text in place of the figure, such as `-` for a row that only fills a place. */
  readonly said?: string;
}

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly source?: string | undefined;
  readonly state?: CardState;
  /** Text in the card after a failure; none unless given. */
  readonly failedText?: string | undefined;
  /** The rows in order. */
  readonly rows: readonly RankRow[];
  readonly numbers?: ChartNumbers;
  readonly colour?: ChartColour;
  /** The meaning of the bars: places of a ranking, parts of a whole (each with its share), or figures on one scale. */
  readonly of?: 'places' | 'shares' | 'figures';
  /** Called when a row is chosen; rows without a value cannot be. */
  readonly onMark?: ((row: string) => void) | undefined;
  /** Content beside the title, such as the choice between members and walk-in. */
  readonly actions?: ReactNode;
  /** Content below the rows. */
  readonly children?: ReactNode;
}

/**
 * A list with a bar of its value for each row: it needs no separate table and no chunk of charts, and is readable without
 * its colours.
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
