import { Box, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { radius } from '../../ui/tokens.ts';
import type { MergeAccountFragment } from '../gql/graphql.ts';
import { useMergeLikelyQuery, useMergeSearchQuery } from '../gql/hooks.ts';
import { AccountRow } from './AccountRow.tsx';
import { useMergeMessages } from './messages.ts';

interface Props {
  readonly account: Pick<MergeAccountFragment, 'id' | 'phone' | 'firstname' | 'lastname' | 'birthdate'>;
  readonly onChoose: (account: MergeAccountFragment) => void;
}

/** Chooses the other account of the customer: likely ones first, or any other by search. */
export function ChooseAccount({ title, ...props }: Props & { readonly title: string }) {
  const t = useMergeMessages();
  const [keyword, setKeyword] = useState('');
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ borderRadius: radius.card, overflow: 'hidden' }}
    >
      <Box sx={{ p: 2 }}>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        <SearchField value={keyword} onSearch={setKeyword} placeholder={t('choose.search')} autoFocus />
      </Box>
      {keyword.trim() ? <Found keyword={keyword.trim()} {...props} /> : <Likely {...props} />}
    </Paper>
  );
}

/** Likely duplicates are only a hint: if they cannot be loaded, the search remains. */
function Likely({ account, onChoose }: Props) {
  const t = useMergeMessages();
  const { phone, firstname, lastname, birthdate } = account;
  const { data, loading } = useMergeLikelyQuery({
    variables: { phone: phone ?? null, firstname, lastname, birthdate: birthdate ?? null },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  const others = (data?.likelyMembers ?? []).flatMap(({ member, reason }) =>
    member && member.id !== account.id ? [{ member, reason }] : [],
  );
  if (loading && !data) return <LoadingView count={1} height={64} />;
  if (others.length === 0) return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 0.5 }}>
        {t('choose.likely')}
      </Typography>
      <Box component="ul" aria-label={t('choose.likely')} sx={LIST}>
        {others.map(({ member, reason }) => (
          <AccountRow key={member.id} account={member} reason={t(`reason.${reason}`)} onChoose={onChoose} />
        ))}
      </Box>
    </>
  );
}

function Found({ keyword, account, onChoose }: Props & { readonly keyword: string }) {
  const t = useMergeMessages();
  const { data, previousData, error, refetch } = useMergeSearchQuery({
    variables: { keyword },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.members;
  if (error && !data) return <ErrorView onRetry={() => void refetch()} />;
  if (!page) return <LoadingView count={3} height={64} />;
  const others = page.items.filter(({ id }) => id !== account.id);
  return (
    <>
      {others.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ px: 2, pb: 2 }}>
          {t('choose.nobody')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('choose.found')} sx={LIST}>
        {others.map((member) => (
          <AccountRow key={member.id} account={member} onChoose={onChoose} />
        ))}
      </Box>
      {page.total > page.items.length && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {t('choose.more', { total: page.total })}
        </Typography>
      )}
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } } as const;
