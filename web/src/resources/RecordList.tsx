import Add from '@mui/icons-material/AddRounded';
import { Alert, Box, Button } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { bulkFields } from '@taem/domain/changes/bulkEdit.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { late } from '../app/late.tsx';
import { usePermission } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { List } from '../list/List.tsx';
import { visibleColumns } from '../list/ListColumns.tsx';
import type { ColumnKind, ListColumn } from '../list/ListDeclaration.ts';
import { useList } from '../list/useList.ts';
import { useTicked } from '../list/useTicked.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CONTROL } from '../ui/tokens.ts';
import { CreatedNote } from './CreatedNote.tsx';
import { isListed, labelOf, listFields, PICTURE } from './columns.ts';
import { forViewer } from './forViewer.ts';
import { ListDrafts } from './ListDrafts.tsx';
import { ListTabs } from './ListTabs.tsx';
import { useResourceMessages } from './messages.ts';
import type { ViewerRights } from './Particulars.ts';
import { createPath, editPath, type RecordScreens, type Row, showPath } from './RecordScreens.ts';
import { criteriaOf, shapeOf } from './recordShape.ts';
import { useShowValue } from './showValue.tsx';
import { titleFieldOf, useTitleOf } from './titleOf.ts';
import { useListRows } from './useListRows.ts';
import { useRecordFilters } from './useRecordFilters.tsx';
import { useViewer } from './useViewer.ts';

const RecordViews = late(async () => (await import('./views/RecordViews.tsx')).RecordViews);
const BulkActions = late(async () => (await import('./BulkActions.tsx')).BulkActions);
const PictureCell = late(async () => (await import('./RecordPicture.tsx')).PictureCell);

/** The list of a declared record, built from its declaration. */
export function RecordList({ screens: given }: { readonly screens: RecordScreens }) {
  const viewer = useViewer();
  const record = forViewer(given.record, viewer);
  const screens = { ...given, record };
  const { particulars } = screens;
  const { ListActions } = particulars;
  const opensForm = record.update !== undefined && !particulars.opensToRead;
  const t = useResourceMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, state: came } = useLocation();
  const { branchId } = useSession();
  const list = useList(shapeOf(record));
  const { state } = list;
  const named = new Set(list.shape.filters);
  const tabs = (particulars.listTabs ?? []).filter(({ filter }) =>
    Object.keys(filter).every((name) => named.has(name)),
  );
  const criteria = { ...state, filter: criteriaOf(record, state.filter, branchId) };
  const rows = useListRows(screens, state);
  const columns = useRecordColumns(screens, rows.refetch);
  const filters = useRecordFilters(record, tabs);
  const titleOf = useTitleOf(screens);
  const ticked = useTicked(state, rows.total);
  // Thai has no plural, and the name of a list may be another word than that of its records.
  const what = record.words[language === 'th' ? 'one' : 'many'][language].toLowerCase();
  return (
    <>
      <PageTitle
        beside={<RecordViews record={record} state={state} />}
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
      {tabs.length > 0 && <ListTabs list={list} label={record.words.many[language]} tabs={tabs} />}
      <List<Row>
        list={list}
        label={record.words.many[language]}
        rows={rows}
        columns={columns}
        nameOf={titleOf}
        linkOf={({ id }) => ({ to: opensForm ? editPath(record, id) : showPath(record, id), state: { list: search } })}
        search={t('list.search', { what })}
        filters={filters}
        file={
          record.unexported
            ? null
            : {
                name: record.words.many.en,
                addressOf: async (format) =>
                  (await import('./exportAddress.ts')).exportAddress(
                    record,
                    { ...criteria, columns: visibleColumns(columns, state.columns).map(({ name }) => name) },
                    format,
                    language,
                  ),
              }
        }
        ticked={mayEditMany(record, viewer) ? ticked : null}
        tickedActions={
          <BulkActions screens={screens} ticked={ticked} state={criteria} onChanged={() => void rows.refetch()} />
        }
        marked={came?.created?.id}
        empty={{ title: t('list.none', { what }), hint: record.about?.[language] ?? t('list.noneHint') }}
      />
    </>
  );
}

/** As wide as the cell that replaces it. */
const PICTURE_ROOM = { minWidth: `max(40px, ${CONTROL})`, minHeight: CONTROL };

/** The kinds of columns; a kind of field that is missing here has a text column. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  ...{ money: 'money', integer: 'figure', decimal: 'figure', date: 'day', moment: 'moment' },
  ...{ status: 'mark', flag: 'mark' },
};

function useRecordColumns(screens: RecordScreens, refetch: () => Promise<unknown>): readonly ListColumn<Row>[] {
  const { record, particulars } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const show = useShowValue(screens);
  const title = titleFieldOf(record);
  return listFields(screens).map((name): ListColumn<Row> => {
    const field = record.fields[name];
    const column = { name, label: labelOf(record, name, language), isBehind: !isListed(record, name) };
    if (name === PICTURE)
      return {
        ...column,
        kind: 'picture',
        draw: (row, tabIndex) => (
          <Box sx={PICTURE_ROOM}>
            <PictureCell screens={screens} row={row} tabIndex={tabIndex} onChanged={refetch} />
          </Box>
        ),
      };
    return {
      ...column,
      kind: particulars.numbers?.includes(name) ? 'money' : (KINDS[field?.kind ?? 'moment'] ?? 'text'),
      ...(name === title && { grow: 1.6, width: 160 }),
      ...((field?.kind === 'own' || name === 'description') && { grow: 2, width: 140 }),
      ...(name === particulars.firstOnCard && { onCard: 'line' }),
      draw: (row) =>
        // Only inactive records are marked, as nearly all are active.
        name === title && row.status === STATUSES.Inactive ? (
          <>
            {show(row, name)} <StatusChip tone="neutral">{t('status.Inactive')}</StatusChip>
          </>
        ) : (
          show(row, name)
        ),
    };
  });
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

/** Whether the user may bulk-edit records of this kind. */
const mayEditMany = (record: RecordDeclaration, viewer: ViewerRights): boolean =>
  record.update !== undefined &&
  viewer.canWrite(record.update as PageCode) &&
  !record.whole &&
  bulkFields(record).length > 0;
