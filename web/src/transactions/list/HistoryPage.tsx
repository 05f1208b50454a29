import { Paper } from '@mui/material';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSalesMessages } from '../messages.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { SaleList } from './SaleList.tsx';
import { useHistoryList } from './useHistoryList.ts';

/** MGMT-31 Every sale, newest first, narrowed by what stands in the address. */
export function HistoryPage() {
  const t = useSalesMessages();
  const list = useHistoryList();
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <HistoryFilters list={list} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <SaleList list={list} />
      </Paper>
    </>
  );
}
