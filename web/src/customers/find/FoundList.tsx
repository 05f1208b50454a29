import { Box, Button, LinearProgress, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { FoundRows } from './FoundRows.tsx';
import { FoundTable } from './FoundTable.tsx';
import { useFindMessages } from './messages.ts';
import type { Find } from './useFind.ts';

export interface FoundColumn<Row> {
  readonly name: string;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly isSorted?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface FoundListProps<Row extends { id: string }> {
  readonly find: Find;
  /** undefined while nothing has come yet. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  readonly label: string;
  /** The first one names the person. */
  readonly columns: readonly FoundColumn<Row>[];
  /** For a phone, in place of the columns but the first. */
  readonly inShort: (row: Row) => ReactNode;
  /** Shown in place of an empty list. */
  readonly whenEmpty: ReactNode;
  /** What to do when no one is found. */
  readonly register: ReactNode;
}

interface Props<Row extends { id: string }> extends FoundListProps<Row> {
  /** Nothing narrows the list any more, and what did it is gone. */
  readonly onCleared: () => void;
}

/** A page of people: a table where there is room for its columns, one block for each on a phone. */
export function FoundList<Row extends { id: string }>(list: Props<Row>) {
  const t = useFindMessages();
  const isWide = useMediaQuery('(min-width: 700px)', { noSsr: true });
  const { find, rows, loading, failed, refetch, whenEmpty, register } = list;
  if (failed) return <ErrorView onRetry={refetch} />;
  if (!rows) {
    return (
      <Box sx={{ p: 2 }}>
        <LoadingView count={8} height={48} />
      </Box>
    );
  }
  if (rows.length === 0 && !find.isNarrowed && find.state.page === 1) return whenEmpty;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('found.none')}
        action={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button
              variant="outlined"
              onClick={() => {
                find.change({ keyword: '', filter: {}, segment: null });
                list.onCleared();
              }}
            >
              {t('found.clear')}
            </Button>
            {register}
          </Box>
        }
      >
        {t('found.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={loading}>
      <Box sx={{ height: 2 }}>{loading && <LinearProgress sx={{ height: 2 }} aria-hidden />}</Box>
      <Box sx={{ overflowX: 'auto' }}>
        {isWide ? <FoundTable list={list} rows={rows} /> : <FoundRows list={list} rows={rows} />}
      </Box>
      <FoundPages find={find} total={list.total} />
    </Box>
  );
}

/** CUST-03, CUST-11 Which page it is, of how many people; how long a page is, the documents say. */
function FoundPages({ find: { state, change }, total }: { find: Find; total: number }) {
  const t = useFindMessages();
  const format = useFormat();
  const { perPage } = state;
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(state.page, last);
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)];
  return (
    <Pages
      page={page}
      last={last}
      onChange={(next) => change({ page: next })}
      range={t('found.range', { from: format.count(from), to: format.count(to), total: format.count(total) })}
      labels={{ previous: t('found.previous'), next: t('found.next') }}
    />
  );
}
