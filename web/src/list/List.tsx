import { Box, Button, Paper, Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { late } from '../app/late.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { ListChips } from './ListChips.tsx';
import { ListColumns, visibleColumns } from './ListColumns.tsx';
import type { ListDeclaration, ListRow } from './ListDeclaration.ts';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { PAGE_SIZES } from './listAddress.ts';
import { RowsAwaited, useListFace } from './listFace.tsx';
import { useListMessages } from './messages.ts';
import { useLastPage } from './useLastPage.ts';

// Seldom needed parts are loaded on demand.
const PermissionDialog = late(async () => (await import('../app/PermissionDialog.tsx')).PermissionDialog);
const TickedBar = late(async () => (await import('./TickedBar.tsx')).TickedBar);

/** Draws a declared list: see `ListDeclaration`. */
export function List<Row extends ListRow>(declared: ListDeclaration<Row>) {
  const { list, rows, ticked, tickedActions, file, above, sums, hasSumsWithoutRows, hasPages = true } = declared;
  const t = useListMessages();
  const { state, change, shape } = list;
  const { items, total, isPrevious } = rows;
  const searchField = useRef<HTMLInputElement>(null);
  useLastPage(list, rows);
  // The bar is loaded with the first tick, and stays.
  const [hasTicked, setHasTicked] = useState(false);
  if (!hasTicked && ticked && ticked.count > 0) setHasTicked(true);

  const clear = () => {
    list.clear();
    searchField.current?.focus();
  };
  // Whether the shop has no such records yet, so that search and export are useless. A list of a month or a day
  // (`isOf`) never counts as empty: another month may have some.
  const isUnfiltered = !shape.isOf && state.keyword === '' && Object.keys(state.filter).length === 0;
  const isNone = !rows.isFailed && !isPrevious && items !== undefined && total === 0 && isUnfiltered;
  if (rows.isDenied) {
    return <PermissionDialog />;
  }
  return (
    <>
      {!isNone && <Tools declared={declared} searchField={searchField} onClear={clear} />}
      {above}
      {ticked && hasTicked && (
        <TickedBar ticked={ticked} total={total}>
          {file?.isOfTicked && (
            <ListExport
              {...file}
              label={t('export.ticked')}
              isNamed={!tickedActions}
              addressOf={(format) => file.addressOf(format, ticked.all ? undefined : [...ticked.ids])}
            />
          )}
          {tickedActions}
        </TickedBar>
      )}
      {/* A new element once the rows are loaded: the content above them may need more room than was reserved. */}
      <Paper key={items === undefined ? 'awaited' : 'read'} variant="outlined" aria-busy={rows.isLoading} sx={SHEET}>
        {/* The room of the totals is reserved from the start: otherwise the rows would move down. */}
        {!rows.isFailed && (items === undefined || total > 0 || hasSumsWithoutRows) && sums}
        <Rows declared={declared} onClear={clear} />
        {hasPages && !rows.isFailed && items !== undefined && total > 0 && (
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Pager
              page={state.page}
              perPage={state.perPage}
              total={total}
              onPage={(page) => change({ page })}
              sizes={PAGE_SIZES}
              onPerPage={(perPage) => change({ perPage })}
            />
          </Box>
        )}
      </Paper>
    </>
  );
}

interface ToolsProps<Row extends ListRow> {
  readonly declared: ListDeclaration<Row>;
  readonly searchField: React.RefObject<HTMLInputElement | null>;
  readonly onClear: () => void;
}

/** The search, filters, export and choice of columns, and the chips of what narrows the list. */
function Tools<Row extends ListRow>({ declared, searchField, onClear }: ToolsProps<Row>) {
  const { list, columns, search, searchDelayMs, filters = [], filterButton, chips = [], onRemoveChip, file } = declared;
  const t = useListMessages();
  const tools = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    opener.current = tools.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"], [aria-expanded]') ?? null;
  }, []);
  if (search === undefined && filters.length === 0 && !filterButton && !file && columns.length === 0) return null;
  return (
    <>
      <Stack
        ref={tools}
        className="screen-only"
        direction="row"
        sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}
      >
        {search !== undefined && (
          <SearchField
            inputRef={searchField}
            value={list.state.keyword}
            placeholder={search}
            delayMs={searchDelayMs}
            onSearch={(keyword) => list.change({ keyword })}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 420 } }}
          />
        )}
        {filterButton}
        <ListFilters list={list} filters={filters} columns={columns} isShut={declared.areFiltersShut} />
        {list.isNarrowed && filters.length > 0 && chips.length === 0 && (
          <Button onClick={onClear}>{t('list.clear')}</Button>
        )}
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          {file && <ListExport {...file} />}
          {columns.length > 0 && <ListColumns list={list} columns={columns} />}
        </Stack>
      </Stack>
      <ListChips
        chips={chips}
        onRemove={onRemoveChip ?? ((name) => list.narrow({ [name]: '' }))}
        onClear={onClear}
        opener={opener}
      />
    </>
  );
}

/** The rows, or the text in their place. */
function Rows<Row extends ListRow>({
  declared,
  onClear,
}: {
  readonly declared: ListDeclaration<Row>;
  readonly onClear: () => void;
}): ReactNode {
  const { list, rows, label, empty, onNoneFound, columns, entry } = declared;
  const t = useListMessages();
  const Face = useListFace();
  const { items, total, isPrevious, isFailed, refetch } = rows;
  const visible = visibleColumns(columns, list.state.columns);
  if (declared.paper) return declared.paper(visible);
  if (isFailed) return <ErrorView onRetry={() => void refetch()} />;
  if (items === undefined) return <RowsAwaited />;
  if (total === 0 && list.isNarrowed) {
    return (
      <EmptyState
        title={t('list.noneFound')}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="outlined" onClick={onClear}>
              {t('list.clear')}
            </Button>
            {onNoneFound}
          </Stack>
        }
      >
        {t('list.noneFoundHint')}
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.hint}
      </EmptyState>
    );
  }
  return (
    <Box sx={isPrevious ? DIMMED : undefined}>
      {entry ? (
        <Box component="ol" aria-label={label} sx={ENTRIES}>
          {items.map((row) => (
            <li key={row.id}>{entry(row)}</li>
          ))}
        </Box>
      ) : (
        <Face {...declared} rows={items} columns={visible} />
      )}
    </Box>
  );
}

const SHEET = { overflow: 'hidden', '@media print': { border: 0, overflow: 'visible' } } as const;

/** Dims the rows of the previous page until the next one is loaded. */
const DIMMED = { opacity: 0.6, transition: 'opacity 80ms' } as const;

const ENTRIES = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
