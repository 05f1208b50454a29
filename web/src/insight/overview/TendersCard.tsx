import { rankTenders } from '@taem/domain/insight/overview.ts';
import { RankCard } from '../charts/RankCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { CardProps } from './useMarks.ts';

/** BI-04, BI-37 The amounts paid by each method, largest first. */
export function TendersCard({ overview: { figures, scope, stateOf }, marks: { openSales } }: CardProps) {
  const t = useOverviewMessages();
  const { paymentMethods } = figures;
  const rows = rankTenders(paymentMethods ?? []).map(({ paymentMethod, totalRevenue: value }) => ({
    ...{ key: paymentMethod, name: t(`tender.${paymentMethod}`), value },
  }));
  const openMark = (method: string) => {
    const row = rows.find(({ key }) => key === method);
    if (row && scope) openSales?.(scope, { paymentMethod: row.key }, { measure: 'tenderAmount', value: row.value });
  };
  return (
    <RankCard
      title={t('tenders.title')}
      unit={t('unit.baht')}
      source={t('tenders.source')}
      state={stateOf(paymentMethods)}
      numbers="decimals"
      rows={rows}
      onMark={openSales && openMark}
    />
  );
}
