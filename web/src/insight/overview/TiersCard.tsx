import { RankCard } from '../charts/RankCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { CardProps } from './useMarks.ts';

const NONE = 'none';

/** BI-04, BI-52 Members by tier; 'Error' if they could not be read, and 'No data' without tiers. */
export function TiersCard({ overview: { figures, scope, stateOf }, marks: { openMembers } }: CardProps) {
  const t = useOverviewMessages();
  const { totalMembers } = figures;
  const openTier = (tierId: string) => {
    // There is no filter for members without a tier.
    if (tierId !== NONE) openMembers?.({ tierIds: [tierId], ...(scope?.branchId && { branchId: scope.branchId }) });
  };
  return (
    <RankCard
      title={t('tiers.title')}
      unit={t('unit.people')}
      source={t('tiers.source')}
      state={stateOf(totalMembers)}
      failedText={t('tiers.error')}
      of="shares"
      onMark={openMembers && openTier}
      rows={(totalMembers?.tiers ?? []).map(({ tierId, tier, value }) => ({
        key: tierId ?? NONE,
        name: tier?.name ?? t('tiers.none'),
        value,
      }))}
    />
  );
}
