import { Typography } from '@mui/material';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { formatWeekday } from '../../app/formatDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useHomeMessages } from './messages.ts';
import { type Pair, PairBars } from './PairBars.tsx';
import { Change, Figure, Figures, Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';

type Measure = 'totalRevenue' | 'totalTransactions' | 'totalEarn';

interface Props {
  readonly data: HomeData;
  readonly failed: boolean;
  readonly weekBefore: string;
}

/** The shop’s day so far beside the same hours of the same weekday before. */
export function TodayPanel({ data, failed, weekBefore }: Props) {
  const t = useHomeMessages();
  const language = useLanguage();
  const weekday = formatWeekday(weekBefore, language, 'long');
  const more = { to: '/bi', label: t('today.more') };
  const today = data?.today;
  if (!today)
    return (
      <Panel title={t('today.title')} more={more}>
        <Typography role="status" sx={{ minHeight: 300 }}>
          {failed && t('today.failed')}
        </Typography>
      </Panel>
    );
  const soFar = today.previous;
  // The answer states up to which time both days are counted: this device's clock may be wrong.
  const time = soFar?.until?.slice(-8, -3) ?? '';
  const figure = (measure: Measure, format: (value: number) => string) => {
    const [now, before] = [today[measure]?.total ?? 0, soFar?.[measure]?.total ?? 0];
    return {
      value: format(now),
      below: (
        <>
          <Change now={now} before={before} />
          {format(before)}
        </>
      ),
    };
  };
  const before = data.before?.hours?.rows ?? [];
  return (
    <Panel title={t('today.title')} more={more}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('today.before', { weekday, time })}
      </Typography>
      <Figures>
        <Figure label={t('today.revenue')} isMain {...figure('totalRevenue', formatTwoDecimals)} />
        <Figure label={t('today.sales')} {...figure('totalTransactions', formatNumber)} />
        <Figure label={t('today.earned')} {...figure('totalEarn', formatNumber)} />
      </Figures>
      <PairBars
        caption={t('today.hours', { whole: formatTwoDecimals(sumOf(before)), weekday })}
        now={t('today.now')}
        before={t('today.then', { weekday })}
        pairs={pairsOf(today.hours?.rows ?? [], before, (words) => t('today.hour', { ...words, weekday }))}
      />
    </Panel>
  );
}

interface HourRow {
  readonly hour?: number | null;
  readonly totalRevenue?: number | null;
}

const sumOf = (rows: readonly HourRow[]) => rows.reduce((sum, { totalRevenue }) => sum + (totalRevenue ?? 0), 0);

/** Every hour from the first to the last in which something was sold on one of the days. */
function pairsOf(
  now: readonly HourRow[],
  before: readonly HourRow[],
  say: (words: { hour: number; now: string; before: string }) => string,
): Pair[] {
  const present = [...now, ...before].flatMap(({ hour }) => hour ?? []);
  if (present.length === 0) return [];
  const first = Math.min(...present);
  const of = (rows: readonly HourRow[], hour: number) => sumOf(rows.filter((row) => row.hour === hour));
  return Array.from({ length: Math.max(...present) - first + 1 }, (_, place) => first + place).map((hour) => {
    const pair = { now: of(now, hour), before: of(before, hour) };
    const words = say({ hour, now: formatTwoDecimals(pair.now), before: formatTwoDecimals(pair.before) });
    return { ...pair, key: String(hour), label: String(hour), words };
  });
}
