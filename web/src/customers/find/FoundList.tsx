import { Box, Button, LinearProgress, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Pager } from '../../ui/Pager.tsx';
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
      <Pager
        page={find.state.page}
        perPage={find.state.perPage}
        total={list.total}
        onPage={(page) => find.change({ page })}
      />
    </Box>
  );
}
