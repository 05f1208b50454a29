import { Box, Button, LinearProgress, useMediaQuery } from '@mui/material';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useSalesMessages } from '../messages.ts';
import { SalePages } from './SalePages.tsx';
import { SaleRows } from './SaleRows.tsx';
import { SaleTable } from './SaleTable.tsx';
import type { HistoryList } from './useHistoryList.ts';

/** A page of sales: a table where there is room for its columns, one block for each sale on a phone. */
export function SaleList({ list }: { list: HistoryList }) {
  const t = useSalesMessages();
  const isWide = useMediaQuery('(min-width: 900px)');
  const { rows, loading, failed, refetch, change } = list;
  // A page behind the last one is as empty as a filter that nothing passes.
  const isNarrowed = list.isNarrowed || list.state.page > 1;
  if (failed) return <ErrorView onRetry={refetch} />;
  if (!rows) {
    return (
      <Box sx={{ p: 2 }}>
        <LoadingView count={8} height={48} />
      </Box>
    );
  }
  // WALL-15
  if (rows.length === 0) {
    const none = isNarrowed ? 'list.noneFound' : list.opensToday ? 'list.noneToday' : 'list.none';
    return (
      <EmptyState
        title={t(none)}
        action={isNarrowed && <Button onClick={() => change({ keyword: '', filter: {} })}>{t('list.clear')}</Button>}
      >
        {t(`${none}Hint`)}
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={loading}>
      <Box sx={{ height: 2 }}>{loading && <LinearProgress sx={{ height: 2 }} aria-hidden />}</Box>
      {isWide ? <SaleTable list={list} rows={rows} /> : <SaleRows rows={rows} />}
      <SalePages list={list} />
    </Box>
  );
}
