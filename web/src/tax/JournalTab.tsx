import { Typography } from '@mui/material';
import { JOURNAL_FILES } from '@taem/domain/till/accountingFiles.ts';
import { JOURNAL_AMOUNTS, JOURNAL_COLUMNS } from '@taem/domain/till/salesJournal.ts';
import { addMonths } from '@taem/domain/time/calendar.ts';
import { writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { readMonth } from '../app/readMonth.ts';
import { useSession } from '../app/session.ts';
import { dayEndsOn, shopDate } from '../app/shopDay.ts';
import { branchOf, useBranchFilter } from '../list/branchFilter.tsx';
import type { ExportFormat } from '../list/download.ts';
import { List } from '../list/List.tsx';
import type { ListColumn } from '../list/ListDeclaration.ts';
import type { ListShape } from '../list/listAddress.ts';
import { listRows } from '../list/listRows.ts';
import { useList } from '../list/useList.ts';
import { MonthClosing } from './closing/MonthClosing.tsx';
import type { SalesJournalQuery } from './gql/graphql.ts';
import { useSalesJournalQuery } from './gql/hooks.ts';
import { JournalTotals } from './JournalTotals.tsx';
import { journalAddress } from './journalAddress.ts';
import { useOutputTaxMessages } from './messages.ts';
import { programFiles } from './programFiles.ts';
import { useMonthFilter } from './useMonthFilter.tsx';

type Row = SalesJournalQuery['salesJournal']['items'][number];

/** Amounts by their field, including the hidden columns. */
const AMOUNTS = [
  ['gross', 'gross'],
  ['discount', 'discount'],
  ['pointsAsCash', 'points_as_cash'],
  ['returned', 'returned'],
  ['voided', 'voided'],
  ['addedVat', 'added_vat'],
  ['total', 'total'],
  ['value', 'value'],
  ['vat', 'vat'],
  ['exempt', 'exempt'],
  ['undocumented', 'undocumented'],
  ['cash', 'cash'],
  ['card', 'card'],
  ['transfer', 'transfer'],
  ['other', 'other'],
  ['exchange', 'exchange'],
  ['cashRounding', 'cash_rounding'],
  ['confirmed', 'confirmed'],
  ['drawerDifference', 'drawer_difference'],
  ['drawerOver', 'drawer_over'],
  ['drawerShort', 'drawer_short'],
] as const;
const BEHIND: ReadonlySet<string> = new Set([
  'undocumented',
  'exchange',
  'other',
  'cashRounding',
  'confirmed',
  'drawerDifference',
  'drawerOver',
  'drawerShort',
  'exempt',
]);

const SHAPE = {
  filters: ['month', 'branchId'],
  isOf: ['month'],
  sorts: {},
  columns: ['calendarDate', 'branch', 'sales', ...AMOUNTS.map(([field]) => field)],
  perPage: 100,
} satisfies ListShape;

/** If the business day ends after midnight, the month differs from that of the reports. */
function ByCalendar({ month }: { readonly month: string }) {
  const t = useOutputTaxMessages();
  const first = `${month}-01`;
  const endsAt = dayEndsOn(addMonths(first, 1)) || dayEndsOn(first);
  if (endsAt === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
      {t('journal.byCalendar', { hour: String(endsAt).padStart(2, '0') })}
    </Typography>
  );
}

/** The sales journal of a month, day by day. */
export function JournalTab() {
  const t = useOutputTaxMessages();
  const language = useLanguage();
  const { branchId: branchInForce, branches } = useSession();
  const today = shopDate();
  const list = useList(SHAPE, {
    opened: (read) => ({
      ...read,
      filter: { ...read.filter, month: readMonth(read.filter.month ?? null, today).slice(0, 7) },
    }),
    beside: (name) => name === 'tab',
  });
  const { page, perPage, filter: chosen } = list.state;
  const { month = '' } = chosen;
  const filter = { month, branchId: branchOf(chosen.branchId, branchInForce) };
  const query = useSalesJournalQuery({ variables: { filter, page, perPage }, fetchPolicy: 'cache-and-network' });
  const hasAddedVat = query.data?.salesJournal?.items.some(({ addedVat }) => addedVat !== 0) ?? false;
  const above = [
    [t('tab.journal')],
    [t('month'), writtenMonth(`${month}-01`, language)],
    [t('branch'), branches.find(({ id }) => id === filter.branchId)?.name ?? t('allBranches')],
  ];
  const columns: readonly ListColumn<Row>[] = [
    {
      name: 'calendarDate',
      label: JOURNAL_COLUMNS.calendar_date[language],
      kind: 'day',
      value: (row) => row.calendarDate,
    },
    { name: 'branch', label: JOURNAL_COLUMNS['branch.name'][language], value: (row) => row.branch?.name, width: 140 },
    {
      name: 'sales',
      label: JOURNAL_COLUMNS.sales[language],
      kind: 'figure',
      value: (row) => row.sales,
      onCard: 'line',
    },
    ...AMOUNTS.map(([field, name]) => ({
      ...{
        name: field,
        label: JOURNAL_AMOUNTS[name][language],
        kind: 'money' as const,
        value: (row: Row) => row[field],
      },
      isBehind: BEHIND.has(field) || (field === 'addedVat' && !hasAddedVat),
      onCard: field === 'total' ? ('right' as const) : ('none' as const),
    })),
  ];
  const addressOf = (format: ExportFormat) => journalAddress({ ...filter, above, total: t('total') }, format, language);
  return (
    <List<Row>
      list={list}
      label={t('tab.journal')}
      rows={listRows(query, ({ salesJournal }) => salesJournal)}
      columns={columns}
      nameOf={({ calendarDate }) => calendarDate}
      filters={[useMonthFilter(month, today), useBranchFilter(t('branch'), t('allBranches'))]}
      file={{
        name: `${t('tab.journal')} ${month}`,
        addressOf,
        programs: programFiles(addressOf('xlsx'), JOURNAL_FILES),
      }}
      above={
        <>
          <MonthClosing month={month} />
          <ByCalendar month={month} />
        </>
      }
      sums={<JournalTotals filter={filter} />}
      empty={{ title: t('journal.none'), hint: t('journal.noneHint') }}
    />
  );
}
