import { fullName } from '../app/fullName.ts';
import { NOTHING } from '../ui/nothing.ts';
import { memberName } from './memberName.ts';
import { useSaleMessages } from './messages.ts';
import { useSigned } from './useSigned.ts';

type Person = { firstname: string; lastname: string } | null | undefined;

/** Returns functions for the texts of a sale in a row. */
export function useSaleWords() {
  const t = useSaleMessages();
  const signed = useSigned();
  const tenderWords = ({ type, confirmedAt }: PaidBy) =>
    confirmedAt ? t('tender.byBank', { tender: t(`tender.${type}`) }) : t(`tender.${type}`);
  return {
    /** Formats points with their sign. */
    signed,
    customer: ({ memberId, member }: { memberId?: string | null; member?: Person }) =>
      member ? memberName(member) : t(memberId ? 'sale.gone' : 'sale.guest'),
    /** Names each kind of tender once, in the order of the bill, and whether a bank confirmed it. */
    tenders: ({ channels }: { channels: readonly PaidBy[] }) =>
      [...new Set(channels.map(tenderWords))].join(', ') || NOTHING,
    cashier: ({ createBy }: { createBy?: Person }) => (createBy ? fullName(createBy) || NOTHING : t('sale.gone')),
    /** Formats points earned, and points used if any: `+24 / −100`. */
    points: ({ earnPoints, redeemPoints }: { earnPoints: number; redeemPoints: number }) =>
      [signed(earnPoints), ...(redeemPoints > 0 ? [signed(-redeemPoints)] : [])].join(' / '),
  };
}

interface PaidBy {
  type: 'CASH' | 'CREDIT_DEBIT' | 'TRANSFER' | 'OTHER' | 'EXCHANGE';
  /** When a bank confirmed it. */
  confirmedAt?: string | null;
}
