import { Box, Typography } from '@mui/material';
import { redeemRate } from '@taem/domain/insight/overview.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { colourOf } from '../../app/chartColours.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { RankCard } from '../charts/RankCard.tsx';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import { useOverviewMessages } from './messages.ts';
import { Opened } from './Opened.tsx';
import type { CardProps } from './useMarks.ts';

/** BI-04, BI-31 Points earned and redeemed in the days, remaining now, and the redeem rate with two decimals. */
export function PointsCard({ overview: { figures, scope, stateOf }, marks: { openSales } }: CardProps) {
  const t = useOverviewMessages();
  const { totalEarn, totalRedeem, totalRemaining } = figures;
  const membersPath = useMembersDrill();
  const rate = redeemRate(totalEarn?.total ?? 0, totalRedeem?.total ?? 0);
  const openMark = (mark: string) => {
    if (!scope) return;
    if (mark === 'earned') openSales?.(scope, {}, { measure: 'earnPoints', value: totalEarn?.total });
    else openSales?.(scope, {}, { measure: 'redeemPoints', value: totalRedeem?.total });
  };
  const holders = { remainingPoints: { from: 1 }, ...(scope?.branchId && { branchId: scope.branchId }) };
  return (
    <RankCard
      title={t('points.title')}
      unit={t('unit.points')}
      source={t('points.source')}
      state={stateOf(totalEarn, totalRedeem, totalRemaining)}
      of="figures"
      onMark={openSales && openMark}
      rows={(['earned', 'redeemed'] as const).map((key) => ({
        key,
        name: t(`points.${key}`),
        value: (key === 'earned' ? totalEarn : totalRedeem)?.total ?? 0,
        colour: colourOf('points', key),
      }))}
    >
      {/* This figure covers all days: on the same scale, those of the chosen days would be invisible. */}
      <Box component="dl" sx={APART}>
        <Typography component="dt">{t('points.rate')}</Typography>
        <Typography component="dd">{rate === null ? NOTHING : `${formatTwoDecimals(rate)}%`}</Typography>
        <Typography component="dt">{t('points.remaining')}</Typography>
        <Typography component="dd">
          <Opened path={totalRemaining ? membersPath(holders) : null}>{formatCount(totalRemaining ?? 0)}</Opened>
        </Typography>
      </Box>
    </RankCard>
  );
}

const APART = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  rowGap: 0.5,
  ...{ m: 0, mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' },
  '& dd': { m: 0, fontWeight: 650, textAlign: 'end' },
} as const;
