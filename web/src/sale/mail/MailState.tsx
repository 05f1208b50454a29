import { Box, Typography } from '@mui/material';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';
import type { MailedPaperFragment } from '../gql/graphql.ts';
import { useFormat } from '../useFormat.ts';
import { useMailMessages } from './messages.ts';

const TONES: Readonly<Record<MailedPaperFragment['state'], StatusTone>> = {
  WAITING: 'neutral',
  RETRYING: 'warning',
  SENT: 'good',
  FAILED: 'bad',
};

/** The state of a mail: to whom, when and by whom it was sent, and why it failed. */
export function MailState({ mail }: { mail: MailedPaperFragment }) {
  const t = useMailMessages();
  const format = useFormat();
  const { state, reason, recipient, documentNo, requestedAt, endedAt, sentByName, serverAnswer } = mail;
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {recipient ?? t('mails.someone')}
        </Typography>
        <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          documentNo ?? t('mails.receipt'),
          format.moment(endedAt ?? requestedAt),
          ...(sentByName ? [t('mails.by', { name: sentByName })] : []),
        ].join(' · ')}
      </Typography>
      {reason && (
        <Typography variant="body2" color={reason === 'COPY_REFUSED' || reason === 'COPY_LATER' ? 'warning' : 'error'}>
          {t(`reason.${reason}`)}
        </Typography>
      )}
      {serverAnswer && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {serverAnswer}
        </Typography>
      )}
    </Box>
  );
}
