import { RingCard } from '../charts/RingCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { Overview } from './useOverview.ts';

/** BI-04, BI-52 Members by tier; 'Error' where it could not be read, and 'No data' without tiers. */
export function TiersCard({ overview: { figures, stateOf } }: { overview: Overview }) {
  const t = useOverviewMessages();
  const { totalMembers } = figures;
  return (
    <RingCard
      title={t('tiers.title')}
      unit={t('unit.people')}
      source={t('tiers.source')}
      state={stateOf(totalMembers)}
      failedText={t('tiers.error')}
      rowTitle={t('tiers.tier')}
      series={[{ key: 'members', label: t('tiers.members'), colour: 'orange' }]}
      rows={(totalMembers?.tiers ?? []).map(({ tierId, tier, value }) => ({
        key: tierId ?? 'none',
        label: tier?.name ?? t('tiers.none'),
        values: [value],
      }))}
    />
  );
}
