import { Box, Button, LinearProgress, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useLastPage } from '../../list/useLastPage.ts';
import type { ListHandle } from '../../list/useList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { lastPage, Pager } from '../../ui/Pager.tsx';
import { useMemberWalletMessages } from './messages.ts';

interface Props<Row> {
  readonly list: ListHandle;
  /** undefined until the first page is loaded. */
  readonly page: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** What the list would contain. */
  readonly hint: string;
  /** Removes the filters; absent if none are set. */
  readonly onClear?: (() => void) | undefined;
  readonly filters?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a member's list with its filters, states and pages. */
export function TabList<Row>(props: Props<Row>) {
  const { list, page, loading, failed, refetch, hint, onClear, filters, children } = props;
  useLastPage(list, { items: page?.items, total: page?.total ?? 0, isLoading: loading });
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {filters}
      {failed && !page && <ErrorView onRetry={refetch} />}
      {!failed && !page && (
        <Box sx={{ p: 2 }}>
          <LoadingView count={6} height={56} />
        </Box>
      )}
      {page && (
        <Box aria-busy={loading}>
          <Box sx={{ height: 2 }}>{loading && <LinearProgress sx={{ height: 2 }} aria-hidden />}</Box>
          {page.items.length === 0 ? <Nothing hint={hint} onClear={onClear} /> : children(page.items)}
          <TabPages list={list} total={page.total} />
        </Box>
      )}
    </Paper>
  );
}

/** WALL-15 */
function Nothing({ hint, onClear }: { hint: string; onClear: (() => void) | undefined }) {
  const t = useMemberWalletMessages();
  if (!onClear) return <EmptyState title={t('list.none')}>{hint}</EmptyState>;
  return <EmptyState title={t('list.noneFound')} action={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
}

/** WALL-03 Pages of a hundred rows, displayed if there is more than one. */
function TabPages({ list: { state, change }, total }: { list: ListHandle; total: number }) {
  const { page, perPage } = state;
  if (lastPage(total, perPage) === 1 && page === 1) return null;
  return <Pager page={page} perPage={perPage} total={total} onPage={(next) => change({ page: next })} />;
}
