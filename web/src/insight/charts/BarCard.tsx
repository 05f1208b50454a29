import { useEffect } from 'react';
import type { ChartColour } from '../../app/chartColours.ts';
import { late } from '../../app/late.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartCardProps } from './chartData.ts';
import { DrawnCard } from './DrawnCard.tsx';

const TimeDrawing = late(
  async () => (await import('./drawing/TimeDrawing.tsx')).TimeDrawing,
  (props: BarCardProps, again) => again && <ChartTable {...props} />,
);

export interface BarCardProps extends ChartCardProps {
  /** Of the bars of one series, row by row, where what they stand for has assigned colours. */
  readonly rowColours?: readonly ChartColour[] | undefined;
  /** Rows are no course of time: from one to the next no line leads. */
  readonly isUnordered?: boolean;
}

/** For a page that knows that it will draw. */
export const preloadBars = TimeDrawing.ahead;

/**
 * Bars of several series, one upon the other or beside it; a series that is the total of the others is the top of their
 * stack, and one in another unit a line by a separate axis.
 *
 *     <BarCard
 *       title="revenue.title" unit="unit.baht" source="source.sales" state={state}
 *       series={[
 *         { key: 'member', label: 'member', colour: 'member' },
 *         { key: 'guest', label: 'guest', colour: 'guest' },
 *         { key: 'total', label: 'total', colour: 'total', drawnAs: 'cap' },
 *       ]}
 *       rows={days.map((day) => ({ key: day, label: unitLabel(day, by, language), name: unitName(day, by, language), values: [1, 2, 3] }))}
 *       onMark={(row, series) => navigate(drillPath(filter, { day: row, customerType: series }))}
 *       marks={[{ day: '2026-11-14', text: 'unusual' }]}
 *     />
 */
export function BarCard(props: BarCardProps) {
  // While the figures are on their way.
  useEffect(preloadBars, []);
  return (
    <DrawnCard {...props}>
      <TimeDrawing {...props} />
    </DrawnCard>
  );
}
