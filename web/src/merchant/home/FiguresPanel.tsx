import { Box, Typography } from '@mui/material';
import { hourInDay } from '@taem/domain/merchant/businessDay.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { daysBetween } from '@taem/domain/time/calendar.ts';
import { weekdayOf } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { businessToday, dayEndsOn } from '../../app/shopDay.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useHomeMessages } from './messages.ts';
import { type Pair, PairBars } from './PairBars.tsx';
import { Change, Figure, Figures, Panel } from './Panel.tsx';
import { useDayPairs } from './useDayPairs.ts';
import type { HomeData } from './useHome.ts';
import { PERIODS, type Period } from './usePeriod.ts';

type Measure = 'totalRevenue' | 'totalTransactions' | 'totalEarn';

interface Props {
  readonly data: HomeData;
  readonly failed: boolean;
  readonly weekBefore: string;
  readonly period: Period;
  /** Whether the figures are those of the period; while these are loading, those of the previous one stay, dimmed. */
  readonly isOfPeriod: boolean;
  readonly onChoose: (period: Period) => void;
}

/** The shop's day, week or month so far, compared with the same time before. */
export function FiguresPanel({ data, failed, weekBefore, period, isOfPeriod, onChoose }: Props) {
  const t = useHomeMessages();
  const language = useLanguage();
  const weekday = weekdayOf(weekBefore, language, 'long');
  const frame = {
    title: t(`period.${period}`),
    more: { to: '/bi', label: t('today.more') },
    beside: (
      <Segments
        label={t('period.label')}
        segments={PERIODS.map((each) => ({ value: each, label: t(`period.${each}`) }))}
        value={period}
        onChange={onChoose}
      />
    ),
  };
  const figures = data?.figures;
  if (!figures)
    return (
      <Panel {...frame}>
        <Box sx={{ minHeight: ROOM }}>
          {failed ? <Typography role="status">{t('today.failed')}</Typography> : <LoadingView count={3} height={88} />}
        </Box>
      </Panel>
    );
  const soFar = figures.previous;
  // The answer states the time up to which both are counted: this device's clock may be wrong.
  const time = soFar?.until?.slice(-8, -3) ?? '';
  const figure = (measure: Measure, format: (value: number) => string) => {
    const [now, before] = [figures[measure]?.total ?? 0, soFar?.[measure]?.total ?? 0];
    return {
      value: format(now),
      below: (now !== 0 || before !== 0) && (
        <>
          <Change now={now} before={before} />
          {format(before)}
        </>
      ),
    };
  };
  return (
    <Panel {...frame}>
      <Box aria-busy={!isOfPeriod} sx={{ ...FILLED, minHeight: ROOM, opacity: isOfPeriod ? 1 : 0.6 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t(`before.${period}`, { weekday, time })}
        </Typography>
        <Figures>
          <Figure label={t('today.revenue')} isMain {...figure('totalRevenue', formatTwoDecimals)} />
          <Figure label={t('today.sales')} {...figure('totalTransactions', formatCount)} />
          <Figure label={t('today.earned')} {...figure('totalEarn', formatCount)} />
        </Figures>
        {figures.hours ? (
          <Hours now={figures.hours.rows} before={data.before?.hours?.rows ?? []} weekday={weekday} />
        ) : (
          <DayBars figures={figures} period={period} />
        )}
      </Box>
    </Panel>
  );
}

/** Reserved height, the same before and after the figures are loaded, however many lines they take. */
const ROOM = { xs: 408, sm: 300 };

const FILLED = { display: 'flex', flexDirection: 'column', flexGrow: 1, transition: 'opacity 80ms' } as const;

type HomeFigures = NonNullable<NonNullable<HomeData>['figures']>;

/** Revenue by hour beside the complete same weekday before. */
function Hours({
  now,
  before,
  weekday,
}: {
  readonly now: readonly HourRow[];
  readonly before: readonly HourRow[];
  readonly weekday: string;
}) {
  const t = useHomeMessages();
  return (
    <PairBars
      caption={t('today.hours', { whole: formatTwoDecimals(sumOf(before)), weekday })}
      now={t('period.today')}
      before={t('today.then', { weekday })}
      pairs={pairsOf(now, before, (words) => t('today.hour', { ...words, weekday }))}
    />
  );
}

/** Revenue by day, each beside the corresponding day before. */
function DayBars({ figures, period }: { readonly figures: HomeFigures; readonly period: Period }) {
  const t = useHomeMessages();
  const language = useLanguage();
  const dayPairs = useDayPairs();
  const { range, previous, totalRevenue } = figures;
  const pairs = dayPairs(
    daysBetween(range.from, businessToday()) + 1,
    { first: range.from, points: totalRevenue?.points },
    { first: previous?.range.from ?? range.from, points: previous?.totalRevenue?.points },
    (day) => (period === 'week' ? weekdayOf(day, language, 'short') : String(Number(day.slice(-2)))),
  );
  return (
    <PairBars
      caption={t('week.days')}
      now={t(`period.${period}`)}
      before={t(`then.${period === 'week' ? 'week' : 'month'}`)}
      pairs={pairs}
    />
  );
}

interface HourRow {
  readonly hour?: number | null;
  readonly totalRevenue?: number | null;
}

const sumOf = (rows: readonly HourRow[]) => rows.reduce((sum, { totalRevenue }) => sum + (totalRevenue ?? 0), 0);

/** Returns every hour from the first to the last one with a sale on either day. */
function pairsOf(
  now: readonly HourRow[],
  before: readonly HourRow[],
  say: (words: { hour: number; now: string; before: string }) => string,
): Pair[] {
  const endsAt = dayEndsOn(businessToday());
  const present = [...now, ...before].flatMap(({ hour }) => (hour == null ? [] : [hourInDay(hour, endsAt)]));
  if (present.length === 0) return [];
  const first = Math.min(...present);
  const of = (rows: readonly HourRow[], hour: number) => sumOf(rows.filter((row) => row.hour === hour));
  return Array.from({ length: Math.max(...present) - first + 1 }, (_, place) => (first + place) % 24).map((hour) => {
    const pair = { now: of(now, hour), before: of(before, hour) };
    const words = say({ hour, now: formatTwoDecimals(pair.now), before: formatTwoDecimals(pair.before) });
    return { ...pair, key: String(hour), label: String(hour), words };
  });
}
