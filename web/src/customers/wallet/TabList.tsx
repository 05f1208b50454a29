import { Box, Button, LinearProgress, Paper } from '@mui/material';
import { MEMBER_TRANSACTION_PAGE_SIZE } from '@taem/domain/limits.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { lastPage, Pager } from '../../ui/Pager.tsx';
import { useMemberWalletMessages } from './messages.ts';
import { useTabAddress } from './useTabAddress.ts';

interface Props<Row> {
  /** undefined while nothing has come yet. */
  readonly page: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** What would stand here. */
  readonly hint: string;
  /** Takes the filters away; absent where nothing is filtered. */
  readonly onClear?: (() => void) | undefined;
  readonly filters?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a member's list with what stands around it. */
export function TabList<Row>({ page, loading, failed, refetch, hint, onClear, filters, children }: Props<Row>) {
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
          <TabPages total={page.total} />
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

/** WALL-03 Pages of a hundred, shown where there is more than one. */
function TabPages({ total }: { total: number }) {
  const { page, change } = useTabAddress();
  const perPage = MEMBER_TRANSACTION_PAGE_SIZE;
  if (lastPage(total, perPage) === 1 && page === 1) return null;
  return (
    <Pager
      page={page}
      perPage={perPage}
      total={total}
      onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
    />
  );
}
