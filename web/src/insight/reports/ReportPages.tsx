import { TablePagination } from '@mui/material';
import { formatNumber } from '@taem/domain/insight/formatNumber.ts';
import { PAGE_SIZES } from '../../list/listAddress.ts';
import { useReportMessages } from './messages.ts';
import type { LoadedReport } from './useReport.ts';

/** Which page it is, of how many rows. */
export function ReportPages({ loaded: { state, answer, change } }: { readonly loaded: LoadedReport }) {
  const t = useReportMessages();
  const total = answer?.total ?? 0;
  const last = Math.max(0, Math.ceil(total / state.perPage) - 1);
  return (
    <TablePagination
      component="div"
      className="screen-only"
      count={total}
      page={Math.min(state.page - 1, last)}
      rowsPerPage={state.perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_event, page) => change({ page: page + 1 })}
      onRowsPerPageChange={({ target }) => change({ perPage: Number(target.value) })}
      labelRowsPerPage={t('pages.perPage')}
      labelDisplayedRows={({ from, to, count }) =>
        t('pages.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(count) })
      }
      getItemAriaLabel={(type) => t(type === 'next' ? 'pages.next' : 'pages.previous')}
      sx={{
        '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input': {
          display: { xs: 'none', sm: 'inline-flex' },
        },
      }}
      slotProps={{ select: { inputProps: { 'aria-label': t('pages.perPage') } } }}
    />
  );
}
