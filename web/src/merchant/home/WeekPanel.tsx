import { formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { weekdayOf, writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useHomeMessages } from './messages.ts';
import { PairBars } from './PairBars.tsx';
import { Change, Figure, Figures, Panel } from './Panel.tsx';
import { sumOn } from './sumOn.ts';
import type { HomeData } from './useHome.ts';

const DAYS = 7;

/** The last seven days beside the seven before, today and the day it is compared with up to the same time. */
export function WeekPanel({ data }: { readonly data: HomeData }) {
  const t = useHomeMessages();
  const language = useLanguage();
  const week = data?.week;
  if (!week?.totalRevenue) return null;
  const { total, points } = week.totalRevenue;
  const before = week.previous?.totalRevenue;
  const pairs = Array.from({ length: DAYS }, (_, at) => addDays(week.range.from, at)).map((day) => {
    const pair = { now: sumOn(points, day), before: sumOn(before?.points ?? [], addDays(day, -DAYS)) };
    const words = t('week.day', {
      day: writtenDay(day, language),
      now: formatTwoDecimals(pair.now),
      before: formatTwoDecimals(pair.before),
    });
    return { ...pair, key: day, label: weekdayOf(day, language, 'short'), words };
  });
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
