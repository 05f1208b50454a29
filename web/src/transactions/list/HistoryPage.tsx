import { Box, Button } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { List } from '../../list/List.tsx';
import type { ListColumn } from '../../list/ListDeclaration.ts';
import { listRows } from '../../list/listRows.ts';
import { useTicked } from '../../list/useTicked.ts';
import { SaleBadges } from '../../sale/SaleBadges.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { DrillCheck } from '../drill/DrillCheck.tsx';
import { useEscape } from '../drill/useEscape.ts';
import type { TransactionHistoryQuery } from '../gql/graphql.ts';
import { useTransactionHistoryQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { HistoryTotals } from './HistoryTotals.tsx';
import { HistoryViews } from './HistoryViews.tsx';
import { ANY_DAY } from './historyAddress.ts';
import { useHistoryChips } from './useHistoryChips.ts';
import { useHistoryFile } from './useHistoryFile.ts';
import { useHistoryFilters } from './useHistoryFilters.tsx';
import { useSalesList } from './useSalesList.ts';

type Sale = TransactionHistoryQuery['transactions']['items'][number];

/** MGMT-31 The list of all sales, newest first, filtered by the address. */
export function HistoryPage() {
  const t = useSalesMessages();
  const { search } = useLocation();
  const sales = useSalesList();
  const { list, drill, variables, opensToday } = sales;
  // Other users sell and void in the meantime.
  const query = useTransactionHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  const rows = listRows(query, ({ transactions }) => transactions);
  const ticked = useTicked(list.state, rows.total);
  const none = opensToday ? 'list.noneToday' : 'list.none';
  useEscape(drill?.back ?? null);
  return (
    <>
      <PageTitle
        crumbs={drill?.back ? [{ label: t('drill.back'), to: drill.back }] : []}
        beside={<HistoryViews state={list.state} />}
      >
        {t('list.title')}
      </PageTitle>
      <List<Sale>
        list={list}
        label={t('list.label')}
        rows={rows}
        columns={useSaleColumns()}
        nameOf={({ transactionNo }) => transactionNo}
        linkOf={({ id }) => ({ to: `/transactions/${id}`, state: { list: search } })}
        search={t('list.search')}
        filters={useHistoryFilters(sales)}
        // The filters of a mark are displayed by its strip and the chips.
        areFiltersShut={drill !== null}
        chips={useHistoryChips(list.state.filter)}
        file={useHistoryFile(variables)}
        ticked={ticked}
        above={drill && <DrillCheck drill={drill} filter={variables.filter} />}
        sums={<HistoryTotals variables={variables} isLoading={rows.isLoading} />}
        empty={{
          title: t(none),
          hint: t(`${none}Hint`),
          action: opensToday && (
            <Button variant="outlined" onClick={() => list.narrow({ days: ANY_DAY })}>
              {t('list.anyDay')}
            </Button>
          ),
        }}
      />
    </>
  );
}

function useSaleColumns(): readonly ListColumn<Sale>[] {
  const t = useSalesMessages();
  const format = useFormat();
  const words = useSaleWords();
  /** Strikes out the text of a void sale. */
  const struck = ({ status }: Sale, text: string) => (status === 'VOID' ? <Box component="s">{text}</Box> : text);
  return [
    {
      // Cut last on a phone: its end distinguishes one sale from another.
      ...{ name: 'transactionNo', label: t('column.transactionNo'), width: 196, onCard: 'line' },
      draw: (sale) => (
        <>
          {sale.transactionNo} <SaleBadges sale={sale} isBelow />
        </>
      ),
    },
    {
      ...{ name: 'createLocalTime', label: t('column.createLocalTime'), width: 128, onCard: 'line' },
      value: ({ createLocalTime }) => format.wallClock(createLocalTime),
    },
    { name: 'customer', label: t('column.customer'), grow: 1.2, onCard: 'title', value: words.customer },
    { name: 'tenders', label: t('column.tenders'), grow: 0.7, value: words.tenders },
    { name: 'branch', label: t('column.branch'), value: ({ branchName }) => branchName },
    { name: 'till', label: t('column.till'), isBehind: true, value: ({ till }) => till?.code },
    { name: 'cashier', label: t('column.cashier'), value: words.cashier },
    {
      ...{ name: 'amountDue', label: t('column.amountDue'), kind: 'money' },
      draw: (sale) => struck(sale, format.baht(sale.amountDue)),
    },
    {
      // A phone has room for the time of the sale beside its number, or for its points.
      ...{ name: 'earnPoints', label: t('column.earnPoints'), kind: 'figure', onCard: 'none' },
      draw: (sale) => (sale.memberId ? struck(sale, words.points(sale)) : NOTHING),
    },
  ];
}
