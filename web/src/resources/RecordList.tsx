import Add from '@mui/icons-material/AddRounded';
import { Alert, Button, Paper, Stack } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { CreatedNote } from './CreatedNote.tsx';
import { visibleColumns } from './columns.ts';
import { ListColumns } from './ListColumns.tsx';
import { ListDrafts } from './ListDrafts.tsx';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { type ListState, readListAddress, shapeOf, writeListAddress } from './listAddress.ts';
import { useListShape } from './listShape.ts';
import { useResourceMessages } from './messages.ts';
import { createPath, editPath, type RecordScreens, showPath } from './RecordScreens.ts';
import { useListRows } from './useListRows.ts';
import { useSelection } from './useSelection.ts';

const RecordViews = lazy(async () => ({ default: (await import('./views/RecordViews.tsx')).RecordViews }));
const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));

/** The list of a declared record: one page of it at a time, and all that it shows in its address. */
export function RecordList({ screens }: { readonly screens: RecordScreens }) {
  const { record, particulars } = screens;
  const { ListActions } = particulars;
  const opensForm = record.update !== undefined && !particulars.opensToRead;
  const t = useResourceMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, state: came } = useLocation();
  const [address, setAddress] = useSearchParams();
  const state = readListAddress(shapeOf(record), address);
  const { current, isPrevious, error, loading, refetch } = useListRows(screens, state);
  const List = useListShape();
  const searchField = useRef<HTMLInputElement>(null);
  const what = record.words.many[language].toLowerCase();
  const isNarrowed = state.keyword !== '' || Object.keys(state.filter).length > 0;

  // A shop that has none yet has nothing to look for, nor to export.
  const isNone = !error && !isPrevious && current?.total === 0 && !isNarrowed;

  const selection = useSelection(record, state, current?.total ?? 0);
  const [hasChosen, setHasChosen] = useState(false);
  if (!hasChosen && selection && selection.count > 0) setHasChosen(true);

  // A choice builds on the last one, even before the address has it.
  const latest = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the address says.
  useEffect(() => {
    latest.current = state;
  }, [search]);
  // What narrows a list begins at its first page; each choice can be taken back with Back.
  const change = (changes: Partial<ListState>) => {
    latest.current = { ...latest.current, page: 1, ...changes };
    setAddress(writeListAddress(latest.current), { replace: 'keyword' in changes });
  };

  return (
    <>
      <PageTitle
        beside={
          <Suspense>
            <RecordViews record={record} state={state} />
          </Suspense>
        }
        actions={
          <>
            {ListActions && <ListActions filter={state.filter} keyword={state.keyword} />}
            {record.create && (
              <AddButton
                page={record.create}
                to={createPath(record)}
                label={t('list.add', { what: record.words.one[language] })}
              />
            )}
          </>
        }
      >
        {record.words.many[language]}
      </PageTitle>
      {came?.unsaved && (
        <Alert
          severity="warning"
          role="status"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => navigate(came.unsaved, { state: { list: search } })}>
              {t('list.resume')}
            </Button>
          }
        >
          {t('list.unsaved')}
        </Alert>
      )}
      {came?.created && <CreatedNote screens={screens} created={came.created} />}
      <ListDrafts key={record.type} record={record} />
      {!isNone && (
        <Stack direction="row" sx={{ gap: 2, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <SearchField
            inputRef={searchField}
            value={state.keyword}
            placeholder={t('list.search', { what })}
            onSearch={(keyword) => change({ keyword })}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 420 } }}
          />
          <ListFilters record={record} filter={state.filter} onChange={(filter) => change({ filter })} />
          <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
            {!record.unexported && (
              <ListExport
                name={record.words.many.en}
                addressOf={async (format) =>
                  (await import('./listExport.ts')).exportAddress(
                    record,
                    { ...state, columns: visibleColumns(screens, state.columns) },
                    format,
                    language,
                  )
                }
              />
            )}
            <ListColumns
              screens={screens}
              columns={state.columns}
              onChange={(columns) => change({ columns, page: state.page })}
            />
          </Stack>
        </Stack>
      )}
      {selection && hasChosen && (
        <Suspense>
          <BulkBar
            screens={screens}
            selection={selection}
            state={state}
            total={current?.total ?? 0}
            onChanged={() => void refetch()}
          />
        </Suspense>
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {error && <ErrorView onRetry={() => void refetch()} />}
        {!error && current?.total === 0 && (
          <EmptyState
            title={isNarrowed ? t('list.noneFound') : t('list.none', { what })}
            action={
              isNarrowed && (
                <Button
                  onClick={() => {
                    change({ keyword: '', filter: {} });
                    searchField.current?.focus();
                  }}
                >
                  {t('list.clear')}
                </Button>
              )
            }
          >
            {isNarrowed ? t('list.noneFoundHint') : (record.about?.[language] ?? t('list.noneHint'))}
          </EmptyState>
        )}
        {!error && List && current?.total !== 0 && (
          <List
            screens={screens}
            rows={current?.items}
            total={current?.total ?? 0}
            loading={loading}
            state={state}
            columns={visibleColumns(screens, state.columns)}
            onChange={change}
            onChanged={refetch}
            selection={selection}
            marked={came?.created?.id ?? null}
            onOpen={(id) =>
              navigate(opensForm ? editPath(record, id) : showPath(record, id), { state: { list: search } })
            }
          />
        )}
      </Paper>
    </>
  );
}

function AddButton({ page, to, label }: { page: string; to: string; label: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { canWrite } = usePermission(page as PageCode);
  if (!canWrite) return null;
  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => navigate(to, { state: { list: search } })}>
      {label}
    </Button>
  );
}
