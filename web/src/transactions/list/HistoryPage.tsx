import { Paper } from '@mui/material';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSalesMessages } from '../messages.ts';
import { HistoryExport } from './HistoryExport.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { HistoryViews } from './HistoryViews.tsx';
import { SaleList } from './SaleList.tsx';
import { useHistoryList } from './useHistoryList.ts';

/** MGMT-31 Every sale, newest first, narrowed by what stands in the address. */
export function HistoryPage() {
  const t = useSalesMessages();
  const list = useHistoryList();
  return (
    <>
      <PageTitle beside={<HistoryViews state={list.state} />} actions={<HistoryExport list={list} />}>
        {t('list.title')}
      </PageTitle>
      <HistoryFilters list={list} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <HistoryTotals list={list} />
        <SaleList list={list} />
      </Paper>
    </>
  );
}
