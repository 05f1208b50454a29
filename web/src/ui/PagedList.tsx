import { Box, LinearProgress, Paper, TablePagination } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorView } from './ErrorView.tsx';
import { LoadingView } from './LoadingView.tsx';

interface Props<Item> {
  readonly query: { readonly loading: boolean; readonly error?: unknown; readonly refetch: () => Promise<unknown> };
  /** Undefined until the first page is there; the page before while the next one comes. */
  readonly current: { readonly items: readonly Item[]; readonly total: number } | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  /** Of what stands in the place of a row until it is there. */
  readonly rowHeight: number;
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list that is read page by page, while it loads, without anything in it, and where it cannot be read. */
export function PagedList<Item>(props: Props<Item>) {
  const { query, current, page, perPage, onPage, rowHeight, empty, children } = props;
  const { loading, error, refetch } = query;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: 4 }}>{loading && current && <LinearProgress />}</Box>
      {Boolean(error) && <ErrorView onRetry={() => void refetch()} />}
      {!error && !current && <LoadingView count={6} height={rowHeight} />}
      {!error && current?.items.length === 0 && empty}
      {!error && current && current.items.length > 0 && (
        <>
          {children(current.items)}
          <TablePagination
            component="div"
            count={current.total}
            page={page - 1}
            rowsPerPage={perPage}
            rowsPerPageOptions={[perPage]}
            onPageChange={(_, at) => onPage(at + 1)}
            sx={{ '& .MuiIconButton-root': { width: 44, height: 44 } }}
          />
        </>
      )}
    </Paper>
  );
}
