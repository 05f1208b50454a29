import { RingCard } from '../charts/RingCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { Marks } from './useMarks.ts';
import type { Overview } from './useOverview.ts';

const NONE = 'none';

/** BI-04, BI-52 Members by tier; 'Error' where it could not be read, and 'No data' without tiers. */
export function TiersCard({
  overview: { figures, scope, stateOf },
  marks: { openMembers },
}: {
  overview: Overview;
  marks: Marks;
}) {
  const t = useOverviewMessages();
  const { totalMembers } = figures;
  const openTier = (tierId: string) => {
    // Nothing finds members without a tier.
    if (tierId !== NONE) openMembers?.({ tierIds: [tierId], ...(scope?.branchId && { branchId: scope.branchId }) });
  };
  return (
    <RingCard
      title={t('tiers.title')}
      unit={t('unit.people')}
      source={t('tiers.source')}
      state={stateOf(totalMembers)}
      onMark={openMembers && openTier}
      failedText={t('tiers.error')}
      rowTitle={t('tiers.tier')}
      meaning="tier"
      series={[{ key: 'members', label: t('tiers.members'), colour: 'orange' }]}
      rows={(totalMembers?.tiers ?? []).map(({ tierId, tier, value }) => ({
        key: tierId ?? NONE,
        thing: tier?.name ?? '',
        label: tier?.name ?? t('tiers.none'),
        values: [value],
      }))}
    />
  );
}
