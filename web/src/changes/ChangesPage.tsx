import { Box, LinearProgress, Paper, TablePagination, Typography } from '@mui/material';
import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { isDenied } from '../app/isDenied.ts';
import { PermissionDialog } from '../app/PermissionDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { BrokenOffRuns } from './BrokenOffRuns.tsx';
import { ChangeSetEntry } from './ChangeSetEntry.tsx';
import { ChangesFilters, type Filters, NO_FILTERS } from './ChangesFilters.tsx';
import { useChangeSetsQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';

/** The latest changes of the shop, by what was done at once, for whoever answers for them. */
export function ChangesPage() {
  const t = useChangesMessages();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { from, to, userId, type } = filters;
  const { data, previousData, error, loading, refetch } = useChangeSetsQuery({
    variables: { page, filter: { from: from || null, to: to || null, userId: userId || null, type: type || null } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.changeSets;
  // Who may look at the security of the shop need not be one of those whom the changes of its records are told.
  if (isDenied(error)) return <PermissionDialog />;
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3, maxWidth: 720 }}>
        {t('page.intro')}
      </Typography>
      <BrokenOffRuns onDone={() => void refetch()} />
      <ChangesFilters
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ height: 4 }}>{loading && shown && <LinearProgress />}</Box>
        {error && <ErrorView onRetry={() => void refetch()} />}
        {!error && !shown && <LoadingView count={6} height={72} />}
        {!error && shown?.items.length === 0 && <EmptyState title={t('page.none')}>{t('page.noneHint')}</EmptyState>}
        {!error && shown && shown.items.length > 0 && (
          <>
            <Box component="ol" aria-label={t('history.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {shown.items.map((entry) => (
                <ChangeSetEntry key={entry.set.id} entry={entry} onReverted={() => void refetch()} />
              ))}
            </Box>
            <TablePagination
              component="div"
              count={shown.total}
              page={page - 1}
              rowsPerPage={TABLE_PAGE_SIZE}
              rowsPerPageOptions={[TABLE_PAGE_SIZE]}
              onPageChange={(_, at) => setPage(at + 1)}
              sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }}
            />
          </>
        )}
      </Paper>
    </>
  );
}
