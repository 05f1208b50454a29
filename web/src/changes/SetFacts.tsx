import { Box, Typography } from '@mui/material';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { SetFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';

/** Who made the changes, when, how and from where. */
export function SetFacts({ set, time = set.time }: { readonly set: SetFactsFragment; readonly time?: string }) {
  const t = useChangesMessages();
  const language = useLanguage();
  const { username, source, address, client, branch, revertedById } = set;
  const facts = [
    formatMoment(time, language),
    username ?? t(source === 'SYSTEM' ? 'source.SYSTEM' : 'by.nobody'),
    ...(source === 'SAVE' || source === 'SYSTEM' ? [] : [t(`source.${source}`)]),
    // The web client is not named, as most changes come from it.
    ...(client && client !== 'web' ? [client === 'api' ? t('client.api') : t('client.named', { client })] : []),
    ...(branch ? [branch.name] : []),
    ...(address ? [address] : []),
  ];
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {facts.join(' · ')}
      {revertedById && (
        <Box component="span" sx={{ ml: 1 }}>
          <StatusChip tone="neutral">{t('set.reverted')}</StatusChip>
        </Box>
      )}
    </Typography>
  );
}
