import { Box, Typography } from '@mui/material';
import { recordedLabels } from '@taem/domain/changes/recordedLabels.ts';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSigned } from '../../sale/useSigned.ts';
import { SaleNumber } from '../../sale/wallet/SaleNumber.tsx';
import type { MemberEventsQuery } from '../gql/graphql.ts';
import { useMemberWalletMessages } from './messages.ts';

const COLOURS: Partial<Record<MemberEvent['kind'], string>> = {
  SALE: 'success.main',
  CLAIM: 'success.main',
  VOID: 'error.main',
  RETURN: 'warning.main',
  ADJUST: 'warning.main',
  CHANGE: 'text.disabled',
  MESSAGE: 'text.disabled',
};

/** One event of the timeline. */
export function MemberEventItem({ event }: { event: MemberEvent }) {
  const words = useEventWords();
  const language = useLanguage();
  const { kind, time, transaction } = event;
  const remark = words.remark(event);
  const facts = words.facts(event);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2.5,
        ml: 1,
        borderLeft: 2,
        borderColor: 'divider',
        '&:last-of-type': { borderColor: 'transparent' },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: COLOURS[kind] ?? 'primary.main',
        },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.title(event)}</Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {[formatMoment(time, language), ...facts].join(' · ')}
        {transaction && (
          <Box>
            <SaleNumber sale={transaction} />
          </Box>
        )}
        {remark && <Box>{remark}</Box>}
      </Typography>
    </Box>
  );
}

type MemberEvent = MemberEventsQuery['memberEvents']['items'][number];

/** Returns functions that word an event. */
function useEventWords() {
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
    /** Returns the facts after the time of an event. */
    facts: ({ points, fields, by, delivery }: MemberEvent): string[] => [
      ...(points ? [t('event.points', { points: signed(points), count: points })] : []),
      ...(fields.length > 0 ? [fields.map((field) => recordedLabels[field]?.[language] ?? field).join(', ')] : []),
      ...(delivery ? [t(`delivery.${delivery}`)] : []),
      ...(by ? [t('event.by', { name: by })] : []),
    ],
  };
}
