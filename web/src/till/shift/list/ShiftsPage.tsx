import { Alert } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { shift } from '@taem/domain/till/shift.ts';
import { useLocation } from 'react-router-dom';
import { fullName } from '../../../app/fullName.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { usePermission } from '../../../app/permission.ts';
import { useSession } from '../../../app/session.ts';
import { useBranchFilter } from '../../../list/branchFilter.tsx';
import { daysFilter } from '../../../list/daysFilter.tsx';
import { choiceFilter } from '../../../list/filterFields.tsx';
import { List } from '../../../list/List.tsx';
import { visibleColumns } from '../../../list/ListColumns.tsx';
import type { ListColumn, ListFilter } from '../../../list/ListDeclaration.ts';
import { listRows } from '../../../list/listRows.ts';
import { useList } from '../../../list/useList.ts';
import { showPath } from '../../../resources/RecordScreens.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { ShiftsQuery } from '../../gql/graphql.ts';
import { useShiftChoicesQuery, useShiftsQuery } from '../../gql/hooks.ts';
import { Difference, useDifferenceWords } from '../Difference.tsx';
import { useShiftsMessages } from './messages.ts';
import { OwnShift } from './OwnShift.tsx';
import { ShiftSums } from './ShiftSums.tsx';
import { SHIFTS, shiftsFile, shiftVariables } from './shiftsAddress.ts';

type Row = ShiftsQuery['shifts']['items'][number];

/** The shifts of a shop; users who may not see their figures see only those that they opened or closed. */
export function ShiftsPage() {
  const t = useShiftsMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const { branchId } = useSession();
  const { canRead } = usePermission(PAGE.shift);
  const list = useList(SHIFTS);
  const { page, perPage, sort, ...found } = shiftVariables(list.state, branchId);
  const query = useShiftsQuery({ variables: { ...found, page, perPage, sort }, fetchPolicy: 'cache-and-network' });
  const columns = useColumns();
  const title = shift.words.many[language];
  return (
    <>
      <PageTitle actions={<OwnShift />}>{title}</PageTitle>
      {!canRead && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('own')}
        </Alert>
      )}
      <List<Row>
        list={list}
        label={title}
        rows={listRows(query, ({ shifts }) => shifts)}
        columns={columns}
        nameOf={(row) => `${row.till?.code ?? ''} ${row.number ?? t('open')}`}
        linkOf={({ id }) => ({ to: showPath(shift, id), state: { list: search } })}
        search={t('search')}
        filters={useFilters()}
        file={{
          name: title,
          addressOf: (format) =>
            shiftsFile(list.state, branchId, visibleColumns(columns, list.state.columns), t('total'), format),
        }}
        sums={<ShiftSums {...found} />}
        empty={{ title: t('none'), hint: shift.about[language] }}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const t = useShiftsMessages();
  const language = useLanguage();
  const wordsOf = useDifferenceWords();
  const label = (name: keyof typeof shift.fields) => shift.fields[name].label[language];
  const moment = (name: 'openedAt' | 'closedAt') =>
    ({ name, label: label(name), kind: 'moment', value: (row: Row) => row[name] }) as const;
  const money = (name: 'openingCash' | 'expectedCash' | 'countedCash' | 'leftCash') =>
    ({ name, label: label(name), kind: 'money', value: (row: Row) => row[name], onCard: 'none' }) as const;
  const difference = (name: 'difference' | 'openingDifference') =>
    ({
      ...({ name, label: label(name), kind: 'money', width: 150 } as const),
      value: (row: Row) => wordsOf(row[name]),
      draw: (row: Row) => <Difference amount={row[name]} />,
    }) as const;
  return [
    {
      ...{ name: 'number', label: label('number'), width: 96, grow: 0.5, isLink: true, onCard: 'title' },
      value: (row) => (row.closedAt ? `Z ${row.number}` : t('open')),
      draw: (row) => (row.closedAt ? `Z ${row.number}` : <StatusChip tone="good">{t('open')}</StatusChip>),
    },
    {
      name: 'till',
      label: label('tillId'),
      onCard: 'line',
      value: ({ till }) => till && `${till.code} · ${till.name}`,
    },
    { name: 'branch', label: label('branchId'), value: ({ branch }) => branch?.name },
    {
      ...{ name: 'businessDate', label: label('businessDate'), kind: 'day', isBehind: true },
      value: (row) => row.businessDate,
    },
    { ...moment('openedAt'), onCard: 'line' },
    {
      ...{ name: 'openedBy', label: label('openedById'), onCard: 'none' },
      value: (row) => row.openedBy && fullName(row.openedBy),
    },
    { ...moment('closedAt'), onCard: 'none' },
    {
      ...{ name: 'closedBy', label: label('closedById'), onCard: 'none' },
      value: (row) => row.closedBy && fullName(row.closedBy),
    },
    { ...money('openingCash'), isBehind: true },
    { ...difference('openingDifference'), isBehind: true, onCard: 'none' },
    money('expectedCash'),
    money('countedCash'),
    { ...difference('difference'), onCard: 'right' },
    { ...money('leftCash'), isBehind: true },
    { name: 'reason', label: label('reason'), value: (row) => row.reason, isBehind: true, onCard: 'none' },
  ];
}

function useFilters(): readonly ListFilter[] {
  const t = useShiftsMessages();
  const language = useLanguage();
  const { data, loading } = useShiftChoicesQuery({ errorPolicy: 'all' });
  const isComing = loading && !data;
  const tills = data?.tills?.items.map(({ id, code, name, branch }) => ({
    id,
    name: [branch?.name, code, name].filter(Boolean).join(' · '),
  }));
  const people = data?.merchantUsers?.items.map((user) => ({ id: user.id, name: fullName(user) || user.username }));
  return [
    daysFilter(),
    useBranchFilter(shift.fields.branchId.label[language], t('allBranches')),
    choiceFilter('tillId', shift.fields.tillId.label[language], isComing ? undefined : (tills ?? null)),
    choiceFilter('state', t('state'), [
      { id: 'OPEN', name: t('open') },
      { id: 'CLOSED', name: t('closed') },
    ]),
    choiceFilter('different', t('different'), [
      { id: 'yes', name: t('different.yes') },
      { id: 'no', name: t('different.no') },
    ]),
    choiceFilter('personId', t('person'), isComing ? undefined : (people ?? null), { isBehind: true }),
  ];
}
