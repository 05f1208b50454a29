import { Box, Button, LinearProgress, Paper } from '@mui/material';
import { useCallback, useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { CONTROL } from '../ui/tokens.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { useChangesQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';
import { ValueOnDay } from './ValueOnDay.tsx';

interface Props {
  /** Contract type of the record. */
  readonly type: string;
  readonly id: string;
}

/** The changes of one record, latest first, with buttons to undo them. */
export function HistoryPanel({ type, id }: Props) {
  const t = useChangesMessages();
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch, fetchMore } = useChangesQuery({
    variables: { type, id, page: 1 },
    // A user opens this panel because something has changed.
    fetchPolicy: 'cache-and-network',
  });
  const again = useCallback(() => {
    setPage(1);
    void refetch();
  }, [refetch]);
  const current = data?.changes;

  async function more() {
    await fetchMore({
      variables: { page: page + 1 },
      updateQuery: (before, { fetchMoreResult: { changes } }) => ({
        ...before,
        changes: { ...changes, items: [...before.changes.items, ...changes.items] },
      }),
    });
    setPage(page + 1);
  }
  if (error && !current) return <ErrorView onRetry={again} />;
  if (!current) return <LoadingView count={4} height={72} />;
  if (current.items.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState title={t('history.none')}>{t('history.noneHint')}</EmptyState>
      </Paper>
    );
  }
  return (
    <>
      <ValueOnDay type={type} id={id} />
      <Box sx={{ height: 4 }}>{loading && <LinearProgress />}</Box>
      <Box component="ol" aria-label={t('history.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {current.items.map((change) =>
          change.set ? <ChangeEntry key={change.id} change={change} set={change.set} onReverted={again} /> : null,
        )}
      </Box>
      {current.items.length < current.total && (
        <Button onClick={() => void more()} loading={loading} sx={{ mt: 1, minHeight: CONTROL }}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}
