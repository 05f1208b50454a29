import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useHomeMessages } from './messages.ts';
import type { Pair } from './PairBars.tsx';

/** Revenue by day, from the first day. */
interface Span {
  readonly first: Day;
  readonly points: readonly { readonly time: string; readonly value: number }[] | undefined;
}

/** Returns a function that pairs the revenue of `count` days, each with the day at the same position in the span before. */
export function useDayPairs() {
  const t = useHomeMessages();
  const language = useLanguage();
  return (count: number, now: Span, before: Span, labelOf: (day: Day) => string): Pair[] =>
    Array.from({ length: Math.max(0, count) }, (_, at) => {
      const day = addDays(now.first, at);
      const pair = { now: sumOn(now, day), before: sumOn(before, addDays(before.first, at)) };
      const words = t('week.day', {
        day: writtenDay(day, language),
        now: formatTwoDecimals(pair.now),
        before: formatTwoDecimals(pair.before),
      });
      return { ...pair, key: day, label: labelOf(day), words };
    });
}

/** Returns the sum of a day, which has a point for each kind of customer. */
const sumOn = ({ points = [] }: Span, day: Day): number =>
  points.reduce((sum, { time, value }) => (time === day ? sum + value : sum), 0);
