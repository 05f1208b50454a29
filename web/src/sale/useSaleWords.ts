import { memberName } from './memberName.ts';
import { useSaleMessages } from './messages.ts';
import { useSigned } from './useSigned.ts';

type Person = { firstname: string; lastname: string } | null | undefined;

/** What a row says of a sale. */
export function useSaleWords() {
  const t = useSaleMessages();
  const signed = useSigned();
  return {
    /** Points with their sign. */
    signed,
    customer: ({ memberId, member }: { memberId?: string | null; member?: Person }) =>
      member ? memberName(member) : t(memberId ? 'sale.gone' : 'sale.guest'),
    /** Each kind of tender once, in the order of the bill. */
    tenders: ({ channels }: { channels: readonly { type: Tender }[] }) =>
      [...new Set(channels.map(({ type }) => t(`tender.${type}`)))].join(', ') || '-',
    cashier: ({ createBy }: { createBy?: Person }) =>
      createBy ? [createBy.firstname, createBy.lastname].join(' ').trim() || '-' : t('sale.gone'),
    /** Earned, and used where any were: `+24 / −100`. */
    points: ({ earnPoints, redeemPoints }: { earnPoints: number; redeemPoints: number }) =>
      [signed(earnPoints), ...(redeemPoints > 0 ? [signed(-redeemPoints)] : [])].join(' / '),
  };
}

type Tender = 'CASH' | 'CREDIT_DEBIT' | 'TRANSFER' | 'OTHER';
