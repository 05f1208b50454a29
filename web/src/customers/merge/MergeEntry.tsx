import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { usePageExists } from '../../app/areaRoute.ts';
import { numericMoment } from '../../app/formatMoment.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { MemberMergesQuery } from '../gql/graphql.ts';
import { useMergeMessages } from './messages.ts';
import { profilePath } from './profilePath.ts';
import { UndoButton } from './UndoButton.tsx';

export type Merge = MemberMergesQuery['memberMerges']['items'][number];

/** One merge: who became part of whom, when, by whom, and the way back. */
export function MergeEntry({ merge, onUndone }: { readonly merge: Merge; readonly onUndone: () => void }) {
  const t = useMergeMessages();
  const format = useFormat();
  const { kept, merged, time, by, points, totalTransactions, undoneTime, undoneBy } = merge;
  const facts = [
    numericMoment(time),
    by ?? t('list.nobody'),
    t('list.moved', { points: format.count(points), sales: format.count(totalTransactions), count: totalTransactions }),
  ];
  return (
    <Box component="li" sx={ENTRY}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" sx={{ overflowWrap: 'anywhere', '& a': { fontWeight: 600 } }}>
          <Account account={merged} />{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {t('list.into')}
          </Box>{' '}
          <Account account={kept} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {undoneTime && (
          <StatusChip tone="neutral">
            {t('list.undone', { name: undoneBy ?? t('list.nobody'), time: numericMoment(undoneTime) })}
          </StatusChip>
        )}
      </Box>
      {!undoneTime && <UndoButton merge={merge} onUndone={onUndone} />}
    </Box>
  );
}

/** An account by its name and code, which lead to it. */
function Account({ account }: { readonly account: Merge['kept'] }) {
  const pageExists = usePageExists();
  if (!account) return <>-</>;
  const text = `${memberName(account)} (${account.code})`;
  if (!pageExists('/ci/member/profiles/:id')) return <strong>{text}</strong>;
  return (
    <Link component={RouterLink} to={profilePath(account.id)} sx={{ display: 'inline-block', py: 1.25 }}>
      {text}
    </Link>
  );
}

const ENTRY = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
