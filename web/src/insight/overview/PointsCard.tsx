import { formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { redeemRate } from '@taem/domain/insight/overview.ts';
import { RingCard } from '../charts/RingCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { Marks } from './useMarks.ts';
import type { Overview } from './useOverview.ts';

/** BI-04, BI-31 Points earned and redeemed in the days, remaining now, and the redeem rate with two decimals. */
export function PointsCard({
  overview: { figures, scope, stateOf },
  marks: { openSales, openMembers },
}: {
  overview: Overview;
  marks: Marks;
}) {
  const t = useOverviewMessages();
  const { totalEarn, totalRedeem, totalRemaining } = figures;
  const rate = redeemRate(totalEarn?.total ?? 0, totalRedeem?.total ?? 0);
  const openMark = (mark: string) => {
    if (mark === 'remaining')
      return openMembers?.({ remainingPoints: { from: 1 }, ...(scope?.branchId && { branchId: scope.branchId }) });
    if (!scope) return;
    if (mark === 'earned') openSales?.(scope, {}, { measure: 'earnPoints', value: totalEarn?.total });
    else openSales?.(scope, {}, { measure: 'redeemPoints', value: totalRedeem?.total });
  };
  return (
    <RingCard
      title={t('points.title')}
      unit={t('unit.points')}
      source={t('points.source')}
      state={stateOf(totalEarn, totalRedeem, totalRemaining)}
      isRadial
      meaning="points"
      onMark={openSales && openMark}
      series={[{ key: 'points', label: t('unit.points'), colour: 'orange' }]}
      rows={[
        { key: 'earned', label: t('points.earned'), values: [totalEarn?.total ?? 0] },
        { key: 'redeemed', label: t('points.redeemed'), values: [totalRedeem?.total ?? 0] },
        // Of all days: beside it those of these days would not be seen.
        { key: 'remaining', label: t('points.remaining'), values: [totalRemaining ?? 0], isApart: true },
      ]}
      middle={{ value: rate === null ? '-' : `${formatTwoDecimals(rate)}%`, label: t('points.rate') }}
    />
  );
}
