import { TablePagination } from '@mui/material';
import { PAGE_SIZES } from '../../list/listAddress.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSalesMessages } from '../messages.ts';
import type { HistoryList } from './useHistoryList.ts';

/** Which page it is, of how many sales. */
export function SalePages({ list: { state, total, change } }: { list: HistoryList }) {
  const t = useSalesMessages();
  const format = useFormat();
  const last = Math.max(0, Math.ceil(total / state.perPage) - 1);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(state.page - 1, last)}
      rowsPerPage={state.perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_event, page) => change({ page: page + 1 })}
      onRowsPerPageChange={({ target }) => change({ perPage: Number(target.value) })}
      labelRowsPerPage={t('list.perPage')}
      labelDisplayedRows={({ from, to, count }) =>
        t('list.range', { from: format.count(from), to: format.count(to), total: format.count(count) })
      }
      getItemAriaLabel={(type) => t(type === 'next' ? 'list.nextPage' : 'list.previousPage')}
      sx={{
        // A phone has room for one of both.
        '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input': {
          display: { xs: 'none', sm: 'inline-flex' },
        },
      }}
      slotProps={{ select: { inputProps: { 'aria-label': t('list.perPage') } } }}
    />
  );
}
