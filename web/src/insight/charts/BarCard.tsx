import { useEffect } from 'react';
import type { ChartMeaning } from '../../app/chartColours.ts';
import type { ChartCardProps } from './chartData.ts';
import { Drawing, drawingIn } from './Drawing.tsx';
import { DrawnCard } from './DrawnCard.tsx';

const drawing = drawingIn(async () => (await import('./drawing/TimeDrawing.tsx')).TimeDrawing);

export interface BarCardProps extends ChartCardProps {
  /** What the rows are, where that has assigned colours: then the bars of one series use them. */
  readonly meaning?: ChartMeaning;
  /** Rows are no course of time: from one to the next no line leads. */
  readonly isUnordered?: boolean;
}

/** For a page that knows that it will draw. */
export const preloadBars = drawing.preload;

/**
 * Bars of several series, stacked; a series that is the total of the others is a line over them, and one in another
 * unit a line by a separate axis.
 *
 *     <BarCard
 *       title="revenue.title" unit="unit.baht" source="source.sales" state={state}
 *       series={[
 *         { key: 'member', label: 'member', colour: 'orange' },
 *         { key: 'guest', label: 'guest', colour: 'navy' },
 *         { key: 'total', label: 'total', colour: 'grey', isLine: true },
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
    <DrawnCard {...props} load={drawing.load}>
      <Drawing of={drawing} props={props} />
    </DrawnCard>
  );
}
