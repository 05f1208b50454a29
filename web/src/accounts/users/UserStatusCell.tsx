import { Stack } from '@mui/material';
import { STATUSES } from '../../app/contractValues.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useResourceMessages } from '../../resources/messages.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useUserMessages } from './messages.ts';

/** Whether a user can sign in: the status, and a lock after wrong passwords. */
export function UserStatusCell({ row: { status, signInLockedUntil: until } }: { readonly row: Row }) {
  const t = useUserMessages();
  const words = useResourceMessages();
  const language = useLanguage();
  const isActive = status === STATUSES.Active;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center', height: 1 }}>
      <StatusChip tone={isActive ? 'good' : 'neutral'}>
        {words(`status.${isActive ? 'Active' : 'Inactive'}`)}
      </StatusChip>
      {typeof until === 'string' && (
        <StatusChip tone="warning">{t('user.locked', { time: formatMoment(until, language) })}</StatusChip>
      )}
    </Stack>
  );
}
