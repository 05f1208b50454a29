import { Box } from '@mui/material';
import type { GridLocaleText } from '@mui/x-data-grid';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lazy, Suspense, useMemo } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { CREATED, labelOf, PICTURE } from './columns.ts';
import { isSorted, type ListState, PAGE_SIZES } from './listAddress.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useShowValue } from './showValue.tsx';
import { titleFieldOf } from './titleOf.ts';
import type { Selection } from './useSelection.ts';

const PictureCell = lazy(async () => ({ default: (await import('./RecordPicture.tsx')).PictureCell }));

export interface ListProps {
  readonly screens: RecordScreens;
  /** undefined while nothing has come yet. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly loading: boolean;
  readonly state: ListState;
  readonly columns: readonly string[];
  readonly onChange: (changes: Partial<ListState>) => void;
  readonly onOpen: (id: string) => void;
  /** Reads the list again. */
  readonly onChanged: () => Promise<unknown>;
  /** Rows that something can be done with together; null where nothing can. */
  readonly selection?: Selection | null;
  /** The row of what was just created; null where nothing was. */
  readonly marked?: string | null;
}

/** The grid speaks English by itself and has no Thai. */
const THAI: Partial<GridLocaleText> = {
  noRowsLabel: 'ไม่มีรายการ',
  columnHeaderSortIconLabel: 'เรียงลำดับ',
  paginationRowsPerPage: 'แถวต่อหน้า',
  paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} จาก ${count}`,
  paginationItemAriaLabel: (type) => PAGES[type],
  checkboxSelectionHeaderName: 'เลือก',
  checkboxSelectionSelectAllRows: 'เลือกทั้งหน้า',
  checkboxSelectionUnselectAllRows: 'ยกเลิกการเลือกทั้งหน้า',
  checkboxSelectionSelectRow: 'เลือกรายการนี้',
  checkboxSelectionUnselectRow: 'ยกเลิกการเลือกรายการนี้',
};
const PAGES = { first: 'หน้าแรก', last: 'หน้าสุดท้าย', next: 'หน้าถัดไป', previous: 'หน้าก่อน' };

/** Least pixels of what is always as wide; texts share the rest. */
const WIDTHS: Readonly<Record<string, number>> = {
  status: 100,
  money: 128,
  flag: 96,
  integer: 88,
  decimal: 104,
  phone: 116,
  date: 112,
  moment: 140,
};
const TEXT_WIDTH = 100;
const MARKED = 'row-marked';

/** A longer text goes on in a second line, and only then is cut. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  lineHeight: 1.6,
} as const;

/** One page of a list; paged and put in order by the server. */
export function ListTable(props: ListProps) {
  const {
    screens,
    rows,
    total,
    loading,
    state,
    columns,
    onChange,
    onOpen,
    onChanged,
    selection = null,
    marked = null,
  } = props;
  const { record, particulars } = screens;
  const title = titleFieldOf(record);
  const language = useLanguage();
  const show = useShowValue(screens);
  const last = Math.max(1, Math.ceil(total / state.perPage));
  const { field: sorted, direction } = state.sort ?? {};
  const sortModel = useMemo(() => (sorted ? [{ field: sorted, sort: direction }] : []), [sorted, direction]);
  const picture: GridColDef<Row> = {
    field: PICTURE,
    headerName: labelOf(record, PICTURE, language),
    sortable: false,
    width: 76,
    display: 'flex',
    renderCell: ({ row }) => (
      <Suspense>
        <PictureCell screens={screens} row={row} onChanged={onChanged} />
      </Suspense>
    ),
  };
  const definitions = columns.map((name): GridColDef<Row> => {
    if (name === PICTURE) return picture;
    const field = record.fields[name];
    const isNumber =
      ['money', 'integer', 'decimal'].includes(field?.kind ?? '') || particulars.numbers?.includes(name) === true;
    const width = name === CREATED ? WIDTHS.moment : WIDTHS[field?.kind ?? ''];
    return {
      field: name,
      headerName: labelOf(record, name, language),
      sortable: isSorted(record, name),
      ...(width ? { width, flex: width / 1000 } : { flex: field?.kind === 'own' ? 2 : name === title ? 1.6 : 1 }),
      minWidth: width ?? TEXT_WIDTH,
      align: isNumber ? 'right' : 'left',
      headerAlign: isNumber ? 'right' : 'left',
      display: 'flex',
      renderCell: ({ row }) => (
        <Box component="span" sx={TWO_LINES}>
          {show(row, name)}
        </Box>
      ),
    };
  });
  return (
    <Box sx={{ minHeight: rows ? undefined : 200, display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={record.words.many[language]}
        rows={rows ?? []}
        columns={definitions}
        rowCount={total}
        loading={loading}
        paginationMode="server"
        sortingMode="server"
        pageSizeOptions={[...PAGE_SIZES]}
        paginationModel={{ page: state.page - 1, pageSize: state.perPage }}
        onPaginationModelChange={({ page, pageSize }) => {
          if (pageSize !== state.perPage) onChange({ perPage: pageSize });
          // The grid returns to its first page whenever it gets an order, even the same one: only a page behind the
          // last differs from the address.
          else if (rows && state.page > last && page + 1 === last) onChange({ page: last });
        }}
        slotProps={{ basePagination: { onPageChange: (_, page) => onChange({ page: page + 1 }) } }}
        sortModel={sortModel}
        onSortModelChange={([first]) =>
          onChange({ sort: first?.sort ? { field: first.field, direction: first.sort } : null })
        }
        onRowClick={({ row }) => onOpen(row.id)}
        onCellKeyDown={({ row }, event) => {
          // A button in the cell has the key for itself.
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          event.preventDefault();
          onOpen(row.id);
        }}
        disableColumnMenu
        disableRowSelectionOnClick
        checkboxSelection={selection !== null}
        // The bar above the list says it, of all pages.
        hideFooterSelectedRowCount
        // What was chosen on other pages stays chosen, and the box in the header means this page.
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        rowSelectionModel={{
          type: 'include',
          ids: new Set(selection?.all ? rows?.map(({ id }) => id) : selection?.ids),
        }}
        onRowSelectionModelChange={({ ids }) => selection?.choose(new Set([...ids].map(String)))}
        getRowClassName={({ id }) => (id === marked ? MARKED : '')}
        rowHeight={56}
        localeText={language === 'th' ? THAI : undefined}
        sx={{
          border: 0,
          '& .MuiDataGrid-row': { cursor: 'pointer' },
          [`& .${MARKED}`]: { bgcolor: 'rgb(27 122 67 / 10%)' },
          '& .MuiDataGrid-columnHeader': { bgcolor: 'grey.50' },
          // Wrapped rather than cut where the column is narrow; lower lines would cut the marks above Thai letters.
          '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.6 },
          // The whole heading is the button; a white circle behind the arrow would look like another one.
          '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
            bgcolor: 'transparent',
            minWidth: 0,
            minHeight: 0,
            p: 0.5,
          },
          '& .MuiDataGrid-checkboxInput': { width: 44, height: 44 },
          '& .MuiTablePagination-select:focus-visible': { outline: 'auto', outlineColor: 'primary.light' },
        }}
      />
    </Box>
  );
}
