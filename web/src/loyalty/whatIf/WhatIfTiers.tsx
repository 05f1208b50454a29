import { useFormat } from '../../sale/useFormat.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { Part } from './Part.tsx';

interface Props {
  readonly tiers: WhatIfFiguresFragment['tiers'];
  readonly oneIn: number;
}

/** The customers who would have had it: by their tier at the sale, members without a tier, and guests. */
export function WhatIfTiers({ tiers, oneIn }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  return (
    <Part title={t('whatIf.byTier')}>
      <ScrollFrame label={t('whatIf.byTier')}>
        <FigureTable
          isNamed
          columns={[
            { key: 'tier', label: t('whatIf.tier') },
            { key: 'bills', label: t('whatIf.bills'), isFigure: true },
            { key: 'discount', label: t('whatIf.discount'), isFigure: true },
            { key: 'points', label: t('whatIf.points'), isFigure: true },
          ]}
          rows={tiers.map(({ customerType, tierId, tierName, sales, touched, discount, points }) => ({
            key: `${customerType} ${tierId}`,
            cells: [
              customerType === 'GUEST' ? t('whatIf.guests') : (tierName ?? t('whatIf.noTier')),
              t('whatIf.touchedOf', { touched: format.count(touched * oneIn), sales: format.count(sales * oneIn) }),
              format.baht(Math.round(discount * oneIn * 100) / 100),
              format.count(points * oneIn),
            ],
          }))}
        />
      </ScrollFrame>
    </Part>
  );
}
