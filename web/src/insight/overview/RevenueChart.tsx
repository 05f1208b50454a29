import { type MarkKeys, UNIT_KEYS } from '@taem/domain/insight/drill/filterOfKey.ts';
import { writtenDays } from '@taem/domain/time/writtenDay.ts';
import { memo, useMemo } from 'react';
import { colourOf } from '../../app/chartColours.ts';
import { useLanguage } from '../../app/i18n.ts';
import { dayEndsOn } from '../../app/shopDay.ts';
import { BarCard } from '../charts/BarCard.tsx';
import { useOverviewMessages } from './messages.ts';
import { revenueByHour, revenueRows } from './revenueRows.ts';
import type { CardProps } from './useMarks.ts';

const SERIES = ['MEMBER', 'GUEST', 'total'];

/** BI-04, BI-27, BI-36 Revenue of members and walk-in stacked, with their total as the cap, and the notes on days. */
export const RevenueChart = memo(function RevenueChart({ overview, marks: { openSales } }: CardProps) {
  const t = useOverviewMessages();
  const language = useLanguage();
  const { points, hours, notes, chart } = overview;
  const rows = useMemo(
    () =>
      hours ? revenueByHour(hours, dayEndsOn(chart.range.to)) : points ? revenueRows(points, chart, language) : [],
    [hours, points, chart, language],
  );
  const openMark = (unit: string, series: string) => {
    const value = rows.find(({ key }) => key === unit)?.values[SERIES.indexOf(series)];
    const who: MarkKeys = series === 'MEMBER' || series === 'GUEST' ? { customerType: series } : {};
    const keys = { ...(hours ? { hour: Number(unit) } : { [UNIT_KEYS[chart.by]]: unit }), ...who };
    openSales?.({ range: chart.range, branchId: chart.branchId, filter: {} }, keys, { measure: 'totalRevenue', value });
  };
  const range = { from: (hours ? null : rows[0]?.key) ?? chart.range.from, to: chart.range.to };
  return (
    <BarCard
      title={t('revenue.title')}
      unit={t('unit.baht')}
      source={t('revenue.source', { days: writtenDays(range, language) })}
      state={overview.stateOf(points)}
      numbers="decimals"
      rowTitle={t(hours ? 'revenue.hour' : 'revenue.time')}
      series={[
        { key: 'MEMBER', label: t('who.MEMBER'), colour: colourOf('customerType', 'MEMBER') },
        { key: 'GUEST', label: t('who.GUEST'), colour: colourOf('customerType', 'GUEST') },
        { key: 'total', label: t('who.total'), colour: colourOf('customerType', 'total'), drawnAs: 'cap' },
      ]}
      rows={rows}
      onMark={openSales && openMark}
      marks={hours ? [] : notes}
    />
  );
});
