import { Box, LinearProgress, Paper, TablePagination, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSecurityEventsQuery } from '../gql/hooks.ts';
import { useSecurityMessages } from './messages.ts';
import { type Filters, NO_FILTERS, SecurityFilters } from './SecurityFilters.tsx';
import { SecurityTable } from './SecurityTable.tsx';

const PER_PAGE = 20;

/** What happened at the doors of the shop, for its owner: nothing to do here but look. */
export function SecurityPage() {
  const t = useSecurityMessages();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { kind, from, to } = filters;
  const { data, previousData, error, loading, refetch } = useSecurityEventsQuery({
    variables: { page, perPage: PER_PAGE, filter: { kind: kind || null, from: from || null, to: to || null } },
    // Somebody looks because something happens now.
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.securityEvents;

  return (
    <>
      <PageTitle>{t('security.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3, maxWidth: 720 }}>
        {t('security.intro')}
      </Typography>
      <SecurityFilters
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ height: 4 }}>{loading && shown && <LinearProgress />}</Box>
        {error && <ErrorView onRetry={() => void refetch()} />}
        {!error && !shown && <LoadingView count={6} height={56} />}
        {!error && shown?.items.length === 0 && (
          <EmptyState title={t('security.none')}>{t('security.noneHint')}</EmptyState>
        )}
        {!error && shown && shown.items.length > 0 && (
          <>
            <SecurityTable events={shown.items} />
            <TablePagination
              component="div"
              count={shown.total}
              page={page - 1}
              rowsPerPage={PER_PAGE}
              rowsPerPageOptions={[PER_PAGE]}
              onPageChange={(_, at) => setPage(at + 1)}
              sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }}
            />
          </>
        )}
      </Paper>
    </>
  );
}
