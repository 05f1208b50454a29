import { weekdaysIn } from '@taem/domain/insight/compareMonths.ts';
import { formatShare, memberShare, percentChange } from '@taem/domain/insight/figureText.ts';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { WEEKDAYS } from '@taem/domain/time/calendar.ts';
import { weekdayName } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import type { ChartNumbers } from '../charts/chartData.ts';
import type { HealthCheckQuery } from '../gql/graphql.ts';
import { useTargetWords } from '../target/useTargetWords.ts';
import { useInsightMessages } from './messages.ts';

/** The tiles in the order of the documents (BI-06). */
export const TILES = [
  'revenue',
  'channel',
  'share',
  'members',
  'product',
  'basket',
  'category',
  'demand',
  'peak',
] as const;
type TileName = (typeof TILES)[number];

export interface Tile {
  readonly value: string;
  readonly note?: string;
  /** How much of the shop's target is reached. */
  readonly target?: string | undefined;
  readonly numbers?: ChartNumbers;
  /** The figure, and the same figure of the month compared with. */
  readonly change?: { readonly value: number; readonly before: number };
}

/** Returns the nine figures in words; undefined until they are loaded. */
export function useTiles(
  check: HealthCheckQuery['statistics']['healthCheck'] | undefined,
  target?: HealthCheckQuery['statistics']['target'],
): Readonly<Record<TileName, Tile>> | undefined {
  const t = useInsightMessages();
  const format = useFormat();
  const language = useLanguage();
  const targetWords = useTargetWords();
  if (!check) return undefined;
  const { current, previous } = check;
  const baht = (amount: number) => t('unit.baht', { amount: format.baht(amount) });
  const pieces = (count: number) => t('note.pieces', { pieces: format.count(count), count });
  const none = { value: NOTHING };
  // OP-25 There is no percentage of 0.
  const changeOf = (value: number, before: number, numbers: ChartNumbers = 'decimals') =>
    before === 0
      ? { note: t('tile.revenue.note', { percent: percentChange(value, before) }) }
      : { change: { value, before }, numbers };
  const { topChannel, topProduct, averageBasket, topCategory, highDemandProduct, peakDay } = current;
  const share = memberShare(current.memberShare ?? 0, current.guestShare ?? 0);
  const isSold = current.memberShare != null || current.guestShare != null;
  return {
    revenue: {
      value: baht(current.totalRevenue),
      ...changeOf(current.totalRevenue, previous.totalRevenue),
      target: targetWords(target),
    },
    channel: topChannel ? { value: topChannel.name, note: baht(topChannel.totalRevenue) } : none,
    share: isSold ? { value: `${share.member}% / ${share.walkIn}%`, note: t('tile.share.note') } : none,
    members: { value: format.count(current.newMembers), ...changeOf(current.newMembers, previous.newMembers, 'whole') },
    product: topProduct
      ? { value: topProduct.name, note: t('tile.product.note', { percent: formatShare(topProduct.share ?? 0) }) }
      : none,
    basket:
      averageBasket == null
        ? none
        : {
            value: t('unit.baht', { amount: formatTwoDecimals(averageBasket) }),
            ...changeOf(averageBasket, previous.averageBasket ?? 0),
          },
    category: topCategory ? { value: topCategory.name, note: baht(topCategory.totalRevenue) } : none,
    demand: highDemandProduct ? { value: highDemandProduct.name, note: pieces(highDemandProduct.totalQuantity) } : none,
    peak: peakDay
      ? {
          value: weekdayName(WEEKDAYS.indexOf(peakDay.weekday) + 1, language, 'long'),
          note: t('tile.peak.note', {
            pieces: format.count(peakDay.totalQuantity),
            count: weekdaysIn(current, peakDay.weekday),
            days: format.count(weekdaysIn(current, peakDay.weekday)),
          }),
        }
      : none,
  };
}
