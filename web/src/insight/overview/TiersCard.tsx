import { useNavigate } from 'react-router-dom';
import { RingCard } from '../charts/RingCard.tsx';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import { useOverviewMessages } from './messages.ts';
import type { Overview } from './useOverview.ts';

const NONE = 'none';

/** BI-04, BI-52 Members by tier; 'Error' where it could not be read, and 'No data' without tiers. */
export function TiersCard({ overview: { figures, shown, stateOf } }: { overview: Overview }) {
  const t = useOverviewMessages();
  const { totalMembers } = figures;
  const navigate = useNavigate();
  const membersPath = useMembersDrill();
  const openTier = (tierId: string) => {
    // Nothing finds members without a tier.
    const path =
      tierId !== NONE && membersPath({ tierIds: [tierId], ...(shown?.branchId && { branchId: shown.branchId }) });
    if (path) navigate(path);
  };
  return (
    <RingCard
      title={t('tiers.title')}
      unit={t('unit.people')}
      source={t('tiers.source')}
      state={stateOf(totalMembers)}
      onMark={membersPath({}) === null ? undefined : openTier}
      failedText={t('tiers.error')}
      rowTitle={t('tiers.tier')}
      series={[{ key: 'members', label: t('tiers.members'), colour: 'orange' }]}
      rows={(totalMembers?.tiers ?? []).map(({ tierId, tier, value }) => ({
        key: tierId ?? NONE,
        label: tier?.name ?? t('tiers.none'),
        values: [value],
      }))}
    />
  );
}
