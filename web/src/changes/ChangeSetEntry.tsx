import { Box, Button, Stack, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { Pager } from '../ui/Pager.tsx';
import { CONTROL, textSize } from '../ui/tokens.ts';
import { ChangeOfSet } from './ChangeOfSet.tsx';
import type { ChangeSetsQuery } from './gql/graphql.ts';
import { useChangesOfSetQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';
import { RevertButton } from './RevertButton.tsx';
import { SetFacts } from './SetFacts.tsx';
import { useChangedWords } from './useChangedWords.ts';

interface Props {
  readonly entry: ChangeSetsQuery['changeSets']['items'][number];
  readonly onReverted: () => void;
}

/** Maximum number of kinds of records in a heading, the most changed first: setting up the shop changes all of them at once. */
const MAX_KINDS = 3;

/** A change set: its first records, and the button that undoes all of it. */
export function ChangeSetEntry({ entry, onReverted }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const words = useChangedWords();
  const [all, setAll] = useState(false);
  const { set, counts, changes } = entry;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = counts.map(({ type, count }) =>
    count === 1 ? words.typeName(type) : t('set.count', { what: words.typeName(type, count), n: formatCount(count) }),
  );
  const others = kinds.length - MAX_KINDS;
  const what = [
    kinds.slice(0, MAX_KINDS).join(', '),
    ...(others > 0 ? [t('set.kinds', { n: formatCount(others) })] : []),
  ].join(' ');
  return (
    <Box sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" sx={{ fontSize: textSize.body, fontWeight: 600 }}>
            {what}
          </Typography>
          <SetFacts set={set} />
        </Box>
        {set.source !== 'SYSTEM' && (
          <RevertButton
            setId={set.id}
            label={t('revert.label', { time: formatMoment(set.time, language) })}
            onDone={onReverted}
          />
        )}
      </Stack>
      {all ? <SetChanges setId={set.id} /> : changes.map((change) => <ChangeOfSet key={change.id} change={change} />)}
      {total > changes.length && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all} sx={{ mt: 1, minHeight: CONTROL }}>
          {all ? t('set.close') : `${t('set.more', { n: formatCount(total - changes.length) })} · ${t('set.open')}`}
        </Button>
      )}
    </Box>
  );
}

const PER_PAGE = 20;

/** All changes of a change set, page by page. */
function SetChanges({ setId }: { readonly setId: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useChangesOfSetQuery({ variables: { id: setId, page } });
  const current = (data ?? previousData)?.changesOfSet;
  if (error) return <ErrorView onRetry={() => void refetch()} />;
  if (!current) return <LoadingView count={3} height={48} />;
  return (
    <>
      {current.items.map((change) => (
        <ChangeOfSet key={change.id} change={change} />
      ))}
      <Pager page={page} perPage={PER_PAGE} total={current.total} onPage={setPage} />
    </>
  );
}
