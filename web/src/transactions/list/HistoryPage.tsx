import { Paper } from '@mui/material';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { DrillCheck } from '../drill/DrillCheck.tsx';
import { useEscape } from '../drill/useEscape.ts';
import { useSalesMessages } from '../messages.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { HistoryViews } from './HistoryViews.tsx';
import { SaleList } from './SaleList.tsx';
import { useHistoryList } from './useHistoryList.ts';

/** MGMT-31 Every sale, newest first, narrowed by what stands in the address. */
export function HistoryPage() {
  const t = useSalesMessages();
  const list = useHistoryList();
  const { drill, variables } = list;
  useEscape(drill?.back ?? null);
  return (
    <>
      <PageTitle
        crumbs={drill?.back ? [{ label: t('drill.back'), to: drill.back }] : []}
        beside={<HistoryViews state={list.state} />}
      >
        {t('list.title')}
      </PageTitle>
      <HistoryFilters list={list} />
      {drill && <DrillCheck drill={drill} filter={variables.filter} />}
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <HistoryTotals list={list} />
        <SaleList list={list} />
      </Paper>
    </>
  );
}
