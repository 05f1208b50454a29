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
  /** Colours of the bars of a single series, row by row, if the rows stand for values with assigned colours. */
  readonly rowColours?: readonly ChartColour[] | undefined;
  /** Whether the rows are not a course of time, so that no line connects them. */
  readonly isUnordered?: boolean;
}

/** Loads the drawing ahead, for a page that will need it. */
export const preloadBars = TimeDrawing.ahead;

/**
 * Bars of several series, stacked or side by side; a series that is the total of the others caps their stack, and one in
 * another unit is a line with a separate axis.
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
  // Loads the drawing while the figures are being loaded.
  useEffect(preloadBars, []);
  return (
    <DrawnCard {...props}>
      <TimeDrawing {...props} />
    </DrawnCard>
  );
}
