import { useEffect } from 'react';
import type { ChartMeaning } from '../../app/chartColours.ts';
import type { ChartCardProps } from './chartData.ts';
import { Drawing, drawingIn } from './Drawing.tsx';
import { DrawnCard } from './DrawnCard.tsx';

const drawing = drawingIn(async () => (await import('./drawing/RingDrawing.tsx')).RingDrawing);

/** For a page that knows that it will draw. */
export const preloadRings = drawing.preload;

export interface RingCardProps extends ChartCardProps {
  /** In the middle of the ring: a figure and what it is. */
  readonly middle?: { readonly value: string; readonly label: string };
  /** Figures that are no parts of a whole: a ring for each, as long as it is large beside the largest; none for those that are apart. */
  readonly isRadial?: boolean;
  /** What the rows are, where that has assigned colours. */
  readonly meaning?: ChartMeaning;
}

/**
 * Parts of a whole as a ring: one series, each row a part in its own colour or the next, listed beside it in words with
 * its share.
 *
 *     <RingCard title={...} unit="unit.members" series={[{ key: 'members', label: 'members', colour: 'orange' }]}
 *       rows={tiers.map((tier) => ({ key: tier.id, label: tier.name, values: [tier.value] }))} middle={{ value: '1,234', label: 'members' }} />
 */
export function RingCard({ middle, meaning, isRadial = false, ...props }: RingCardProps) {
  useEffect(preloadRings, []);
  return (
    <DrawnCard {...props} load={drawing.load} height={260} drawsNothing={isRadial} isListed>
      <Drawing of={drawing} props={{ ...props, isRadial, ...(middle && { middle }), ...(meaning && { meaning }) }} />
    </DrawnCard>
  );
}
