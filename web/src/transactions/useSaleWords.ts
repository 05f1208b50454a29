import { memberName } from '../sale/memberName.ts';
import { useFormat } from '../sale/useFormat.ts';
import type { HistoryRow } from './list/useHistoryList.ts';
import { useSalesMessages } from './messages.ts';

/** What a row says of a sale. */
export function useSaleWords() {
  const t = useSalesMessages();
  const format = useFormat();
  const signed = (points: number) => (points < 0 ? `−${format.count(-points)}` : `+${format.count(points)}`);
  return {
    /** Points with their sign. */
    signed,
    customer: ({ memberId, member }: Pick<HistoryRow, 'memberId' | 'member'>) =>
      member ? memberName(member) : t(memberId ? 'sale.gone' : 'sale.guest'),
    /** Each kind of tender once, in the order of the bill. */
    tenders: ({ channels }: Pick<HistoryRow, 'channels'>) =>
      [...new Set(channels.map(({ type }) => t(`tender.${type}`)))].join(', ') || '-',
    cashier: ({ createBy }: Pick<HistoryRow, 'createBy'>) =>
      createBy ? [createBy.firstname, createBy.lastname].join(' ').trim() || '-' : t('sale.gone'),
    /** Earned, and used where any were: `+24 / −100`. */
    points: ({ earnPoints, redeemPoints }: Pick<HistoryRow, 'earnPoints' | 'redeemPoints'>) =>
      [signed(earnPoints), ...(redeemPoints > 0 ? [signed(-redeemPoints)] : [])].join(' / '),
  };
}
