import { lazy } from 'react';
import type { ChartCardProps } from './chartData.ts';
import { DrawnCard } from './DrawnCard.tsx';

const TimeDrawing = lazy(async () => ({ default: (await import('./drawing/TimeDrawing.tsx')).TimeDrawing }));

/**
 * One line for each series along time; given like a `BarCard`. null values leave a gap.
 * @awaits insight
 */
export function LineCard(props: ChartCardProps) {
  return (
    <DrawnCard {...props}>
      <TimeDrawing {...props} kind="line" />
    </DrawnCard>
  );
}
