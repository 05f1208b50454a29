import { Box, Button, Stack, Typography } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { serverNow } from '../../app/serverClock.ts';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';
import { type AccountKey, type KeyState, keyState, opens } from './keyState.ts';
import { useProgramMessages } from './messages.ts';

const TONES: Record<KeyState, StatusTone> = {
  inForce: 'good',
  endsSoon: 'warning',
  ended: 'neutral',
  revoked: 'neutral',
};

/** One key: its name, its lifetime, and the button that revokes it. `onRevoke` is null for users who may not. */
export function KeyRow({ of, onRevoke }: { readonly of: AccountKey; readonly onRevoke: (() => void) | null }) {
  const t = useProgramMessages();
  const language = useLanguage();
  const at = (moment: string) => formatMoment(moment, language);
  const { name, lastFour, createdAt, createdBy, lastUsedAt, expiresAt, revokedAt } = of;
  const state = keyState(of, serverNow().getTime());
  const end = () => {
    // The expiry of a revoked key is irrelevant.
    if (revokedAt) return t('keys.revokedAt', { time: at(revokedAt) });
    if (!expiresAt) return t('keys.endless');
    return t(state === 'ended' ? 'keys.endedAt' : 'keys.ends', { time: at(expiresAt) });
  };
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 650 }} color={opens(state) ? 'textPrimary' : 'textSecondary'}>
            {name}
          </Typography>
          <Typography component="code" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
            taem_…{lastFour}
          </Typography>
          <StatusChip tone={TONES[state]}>{t(`keys.${state}`)}</StatusChip>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt ? t('keys.used', { time: at(lastUsedAt) }) : t('keys.unused')}
          {' · '}
          {end()}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('keys.made', { time: at(createdAt), by: createdBy })}
        </Typography>
      </Box>
      {onRevoke && opens(state) && (
        <Button color="error" variant="outlined" aria-label={t('keys.revokeOne', { name })} onClick={onRevoke}>
          {t('keys.revoke')}
        </Button>
      )}
    </Stack>
  );
}
