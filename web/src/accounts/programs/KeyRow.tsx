import { Box, Button, Stack, Typography } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { ServiceAccountKeysQuery } from '../gql/graphql.ts';
import { useProgramMessages } from './messages.ts';

export type AccountKey = NonNullable<ServiceAccountKeysQuery['serviceAccount']>['keys'][number];

/** One key: which it is, its life, and the button that ends it. `onRevoke` is null for who may not. */
export function KeyRow({ of, onRevoke }: { readonly of: AccountKey; readonly onRevoke: (() => void) | null }) {
  const t = useProgramMessages();
  const language = useLanguage();
  const at = (moment: string) => formatMoment(moment, language);
  const { name, lastFour, createdAt, createdBy, lastUsedAt, expiresAt, revokedAt } = of;
  const isEnded = Boolean(expiresAt) && Date.parse(String(expiresAt)) <= Date.now();
  const state = revokedAt ? 'revoked' : isEnded ? 'ended' : 'inForce';
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography component="code" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
            taem_…{lastFour}
          </Typography>
          <StatusChip tone={state === 'inForce' ? 'good' : 'neutral'}>{t(`keys.${state}`)}</StatusChip>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t('keys.made', { time: at(createdAt), by: createdBy })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt ? t('keys.used', { time: at(lastUsedAt) }) : t('keys.unused')}
          {' · '}
          {expiresAt ? t('keys.ends', { time: at(expiresAt) }) : t('keys.endless')}
        </Typography>
      </Box>
      {onRevoke && state === 'inForce' && (
        <Button color="error" variant="outlined" aria-label={t('keys.revokeOne', { name })} onClick={onRevoke}>
          {t('keys.revoke')}
        </Button>
      )}
    </Stack>
  );
}
