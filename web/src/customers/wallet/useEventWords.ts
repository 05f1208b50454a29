import { recordedLabels } from '@taem/domain/changes/recordedLabels.ts';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSigned } from '../../sale/useSigned.ts';
import type { MemberEventsQuery } from '../gql/graphql.ts';
import { useMemberWalletMessages } from './messages.ts';

export type MemberEvent = MemberEventsQuery['memberEvents']['items'][number];

/** What happened, in words. */
export function useEventWords() {
  const t = useMemberWalletMessages();
  const format = useFormat();
  const signed = useSigned();
  const language = useLanguage();

  return {
    title({ kind, amount, tierBefore, tierAfter, channel }: MemberEvent): string {
      if (kind === 'SALE') return t('event.SALE', { amount: format.baht(amount ?? 0) });
      if (kind === 'TIER') {
        const [before, after] = [tierBefore, tierAfter].map((tier) => tier ?? t('event.noTier'));
        return t('event.TIER', { before, after });
      }
      if (kind === 'MESSAGE') return t(`event.MESSAGE_${channel ?? 'SMS'}`);
      return t(`event.${kind}`);
    },
    remark: ({ kind, remark }: MemberEvent): string | null | undefined =>
      remark && kind === 'VOID' ? voidRemarkWords(remark, language) : remark,
    /** What stands behind its time. */
    facts: ({ points, fields, by, delivery }: MemberEvent): string[] => [
      ...(points ? [t('event.points', { points: signed(points) })] : []),
      ...(fields.length > 0 ? [fields.map((field) => recordedLabels[field]?.[language] ?? field).join(', ')] : []),
      ...(delivery ? [t(`delivery.${delivery}`)] : []),
      ...(by ? [t('event.by', { name: by })] : []),
    ],
  };
}
