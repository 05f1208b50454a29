import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { weekdayOf } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useHomeMessages } from './messages.ts';
import { PairBars } from './PairBars.tsx';
import { Change, Figure, Figures, Panel } from './Panel.tsx';
import { useDayPairs } from './useDayPairs.ts';
import type { HomeData } from './useHome.ts';

const DAYS = 7;

/** The last seven days beside the seven before; today and the day it is compared with only up to the same time. */
export function WeekPanel({ data }: { readonly data: HomeData }) {
  const t = useHomeMessages();
  const language = useLanguage();
  const dayPairs = useDayPairs();
  const week = data?.week;
  if (!week?.totalRevenue) return null;
  const { total, points } = week.totalRevenue;
  const before = week.previous?.totalRevenue;
  const pairs = dayPairs(
    DAYS,
    { first: week.range.from, points },
    { first: addDays(week.range.from, -DAYS), points: before?.points },
    (day) => weekdayOf(day, language, 'short'),
  );
  return (
    <Panel title={t('week.title')}>
      <Figures>
        <Figure
          label={t('today.revenue')}
          value={formatTwoDecimals(total)}
          below={
            <>
              <Change now={total} before={before?.total ?? 0} />
              {t('week.before', { value: formatTwoDecimals(before?.total ?? 0) })}
            </>
          }
        />
      </Figures>
      <PairBars caption={t('week.days')} now={t('week.now')} before={t('week.then')} pairs={pairs} />
    </Panel>
  );
}
