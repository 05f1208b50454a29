import { Box, LinearProgress, Paper, TablePagination, Typography } from '@mui/material';
import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMemberMergesQuery } from '../gql/hooks.ts';
import { MergeEntry } from './MergeEntry.tsx';
import { useMergeMessages } from './messages.ts';

/** Which accounts were merged, by whom, and the way back. */
export function MergesPage() {
  const t = useMergeMessages();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useMemberMergesQuery({
    variables: { page, perPage: TABLE_PAGE_SIZE, keyword: keyword.trim() || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.memberMerges;
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3, maxWidth: 720 }}>
        {t('list.intro')}
      </Typography>
      <SearchField
        value={keyword}
        placeholder={t('list.search')}
        sx={{ mb: 2, maxWidth: 520, bgcolor: 'background.paper' }}
        onSearch={(next) => {
          setKeyword(next);
          setPage(1);
        }}
      />
      <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'hidden' }}>
        <Box sx={{ height: 4 }}>{loading && shown && <LinearProgress />}</Box>
        {error && !shown && <ErrorView onRetry={() => void refetch()} />}
        {!error && !shown && <LoadingView count={4} height={72} />}
        {shown?.items.length === 0 &&
          (keyword.trim() ? (
            <EmptyState title={t('list.noneFound')} />
          ) : (
            <EmptyState title={t('list.none')}>{t('list.noneHint')}</EmptyState>
          ))}
        {shown && shown.items.length > 0 && (
          <>
            <Box component="ol" aria-label={t('list.label')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {shown.items.map((merge) => (
                <MergeEntry key={merge.id} merge={merge} onUndone={() => void refetch()} />
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
