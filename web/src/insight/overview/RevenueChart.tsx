import { type MarkKeys, UNIT_KEYS } from '@taem/domain/insight/drill/filterOfKey.ts';
import { unusualDay } from '@taem/domain/insight/notes/unusualDay.ts';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { BarCard } from '../charts/BarCard.tsx';
import { inFull } from '../charts/ChartTable.tsx';
import type { ChartNote, ChartRow } from '../charts/chartData.ts';
import { useOpenMark } from '../drill/useOpenMark.ts';
import { daysLabel, unitName, weekdayName } from '../period/dayNames.ts';
import type { PeriodChoice } from '../period/usePeriod.ts';
import { useOverviewMessages } from './messages.ts';
import { revenueByDay, revenueRows } from './revenueRows.ts';
import type { Overview, RevenuePoint } from './useOverview.ts';

interface Props {
  readonly overview: Overview;
  readonly period: PeriodChoice;
  /** null: all branches. */
  readonly branchId: string | null;
}

const SERIES = ['MEMBER', 'GUEST', 'total'];

/** BI-04, BI-27, BI-36 Revenue of members and walk-in, one upon the other, their total as a line, and which days were unusual. */
export function RevenueChart({ overview, period, branchId }: Props) {
  const t = useOverviewMessages();
  const language = useLanguage();
  const { points } = overview;
  const { chart, mode } = period;
  const rows = useMemo(
    () => (points ? revenueRows(points, chart, language, mode === 'all') : []),
    [points, chart, language, mode],
  );
  const open = useOpenMark();
  const openMark = (unit: string, series: string) => {
    const value = rows.find(({ key }) => key === unit)?.values[SERIES.indexOf(series)];
    const who: MarkKeys = series === 'MEMBER' || series === 'GUEST' ? { customerType: series } : {};
    const keys = { [UNIT_KEYS[chart.by]]: unit, ...who };
    open?.({ range: chart.range, branchId, filter: {} }, keys, { measure: 'totalRevenue', value });
  };
  const shown = { from: rows[0]?.key ?? chart.range.from, to: chart.range.to };
  return (
    <BarCard
      title={t('revenue.title')}
      unit={t('unit.baht')}
      source={t('revenue.source', { days: daysLabel(shown, language) })}
      state={overview.stateOf(points)}
      numbers="decimals"
      rowTitle={t('revenue.time')}
      series={[
        { key: 'MEMBER', label: t('who.MEMBER'), colour: 'orange' },
        { key: 'GUEST', label: t('who.GUEST'), colour: 'navy' },
        { key: 'total', label: t('who.total'), colour: 'grey', isTotal: true },
      ]}
      rows={rows}
      onMark={open && openMark}
      marks={useUnusualDays(points ?? [], rows, period)}
    />
  );
}

/** Which of the shown days were unusual, in words; the day that is not over yet is none of them. */
function useUnusualDays(points: readonly RevenuePoint[], rows: readonly ChartRow[], period: PeriodChoice): ChartNote[] {
  const t = useOverviewMessages();
  const language = useLanguage();
  if (period.chart.by !== 'DAY' || points.length === 0) return [];
  const revenue = revenueByDay(points);
  return rows.flatMap(({ key }) => {
    const found = key < period.today ? unusualDay(key, revenue) : null;
    if (!found) return [];
    const { value, usual, percent } = found;
    const words = {
      day: unitName(key, 'DAY', language),
      weekday: weekdayName(key, language),
      percent: `${Math.abs(percent ?? 0)}%`,
      value: inFull(toBaht(value as Satang), 'decimals'),
      usual: inFull(toBaht(Math.round(usual) as Satang), 'decimals'),
    };
    if (percent === null) return [{ day: key, text: t('unusual.closed', words) }];
    if (value === 0) return [{ day: key, text: t('unusual.none', words) }];
    return [{ day: key, text: percent < 0 ? t('unusual.below', words) : t('unusual.above', words) }];
  });
}
