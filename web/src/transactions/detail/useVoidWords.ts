import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

type Voided = Pick<SaleDetailFragment, 'voidBy' | 'voidTime' | 'voidRemark'>;

/** Returns a function that states who voided a sale and when, and why if a reason was given. */
export function useVoidWords() {
  const t = useSaleDetailMessages();
  const language = useLanguage();
  const format = useFormat();
  return ({ voidBy, voidTime, voidRemark }: Voided): { who: string; why: string | null } => {
    const time = voidTime ? format.moment(voidTime) : NOTHING;
    const name = voidBy && fullName(voidBy);
    const who = name ? t('sale.voided', { time, name }) : t('sale.voidedUnknown', { time });
    if (!voidRemark) return { who, why: null };
    return { who, why: t('sale.reason', { reason: voidRemarkWords(voidRemark, language) }) };
  };
}
