import { Box, Link } from '@mui/material';
import type { GridLocaleText } from '@mui/x-data-grid';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import css from '../ui/scrollFrame.module.css';
import { CONTROL, textSize } from '../ui/tokens.ts';
import { useMoreOutside } from '../ui/useMoreOutside.ts';
import type { ColumnKind, ListRow, RowLink } from './ListDeclaration.ts';
import type { FaceProps } from './listFace.tsx';
import { useCellText } from './useCellText.ts';

/** Thai texts of the grid, which itself has only English ones. */
const THAI: Partial<GridLocaleText> = {
  columnHeaderSortIconLabel: 'เรียงลำดับ',
  checkboxSelectionHeaderName: 'เลือก',
  checkboxSelectionSelectAllRows: 'เลือกทั้งหน้า',
  checkboxSelectionUnselectAllRows: 'ยกเลิกการเลือกทั้งหน้า',
  checkboxSelectionSelectRow: 'เลือกรายการนี้',
  checkboxSelectionUnselectRow: 'ยกเลิกการเลือกรายการนี้',
};

/** Minimum width in pixels of the fixed kinds; texts share the rest. */
const WIDTHS: Readonly<Partial<Record<ColumnKind, number>>> = {
  ...{ money: 120, figure: 100, day: 108, moment: 140, mark: 100, picture: 76, action: 120 },
};
const TEXT_WIDTH = 100;
const TICK = '__check__';
const TICK_WIDTH = 50;
const ROW_HEIGHT = 48;
const HEAD_HEIGHT = 44;

/**
 * Returns the minimum width for the longest word of a heading, with its arrow if it has one: between words, and in
 * Thai, a heading can wrap.
 */
const headWidth = (label: string, hasArrow: boolean): number =>
  (hasArrow ? 48 : 22) + 8 * Math.max(0, ...(label.match(/[A-Za-z]+/g) ?? []).map(({ length }) => length));

/** Classes of a marked row, of a row that is open beside the list, and of a cell that stays when others scroll away. */
const MARKED = 'row-marked';
const CHOSEN = 'row-chosen';
const STAYS = 'cell-stays';

/** The rows in a grid, sorted by its headings. The headings stay in place, as does the column with the links. */
export function ListGrid<Row extends ListRow>(props: FaceProps<Row>) {
  const { list, label, rows, columns, linkOf, ticked = null, marked, rowHeight = ROW_HEIGHT } = props;
  const { state, order, shape, change } = list;
  const language = useLanguage();
  const navigate = useNavigate();
  const textOf = useCellText();
  const frame = useRef<HTMLDivElement>(null);
  const more = useMoreOutside(frame, (element) => element.querySelector('.MuiDataGrid-virtualScroller'));
  const sorted = order && columns.find(({ name, sort = name }) => sort === order.field)?.name;
  const direction = order?.direction;
  const sortModel = useMemo(() => (sorted ? [{ field: sorted, sort: direction }] : []), [sorted, direction]);
  const texts = columns.filter(({ kind }) => kind !== 'picture' && kind !== 'action');
  const linked = (texts.find(({ isLink }) => isLink) ?? texts[0])?.name;
  const before = (state.page - 1) * state.perPage;
  const places = new Map(rows.map(({ id }, index) => [id, before + index + 1]));

  const definitions = columns.map((column): GridColDef<Row> => {
    const { name, kind = 'text', draw } = column;
    const isNumber = kind === 'money' || kind === 'figure';
    const sorts = shape.sorts[column.sort ?? name];
    const hasArrow = sorts !== undefined;
    const least = Math.max(column.width ?? WIDTHS[kind] ?? TEXT_WIDTH, headWidth(column.label, hasArrow));
    const stays = name === linked ? STAYS : '';
    return {
      field: name,
      headerName: column.label,
      sortable: hasArrow,
      ...(sorts && { sortingOrder: [...sorts, null] }),
      // Fixed columns take a little of the remaining width, so that a wide screen has no gap.
      flex: column.grow ?? (kind === 'text' ? 1 : least / 1000),
      width: least,
      minWidth: least,
      align: isNumber ? 'right' : 'left',
      headerAlign: isNumber ? 'right' : 'left',
      display: 'flex',
      cellClassName: stays,
      headerClassName: stays,
      renderCell: ({ row, tabIndex }) => {
        const link = name === linked ? linkOf?.(row) : null;
        const drawn = draw?.(row, tabIndex) ?? textOf(column, row, places.get(row.id) ?? 0);
        const content =
          kind === 'picture' || kind === 'action' ? (
            drawn
          ) : (
            <Box component="span" sx={rowHeight === 'auto' ? ALL_LINES : TWO_LINES}>
              {drawn}
            </Box>
          );
        return link ? <CellLink link={link}>{content}</CellLink> : content;
      },
    };
  });
  const staysAt = ticked ? TICK_WIDTH : 0;
  return (
    <Box ref={frame} className={css.frame} data-more={more || undefined} sx={FRAME}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={definitions}
        // Renders all of at most a hundred rows: the browser can find them, screen readers read and printers print them.
        disableVirtualization
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={([first]) => {
          const column = columns.find(({ name }) => name === first?.field);
          change({ sort: column && first?.sort ? { field: column.sort ?? column.name, direction: first.sort } : null });
        }}
        onRowClick={({ row }, { target, currentTarget }) => {
          const link = linkOf?.(row);
          if (link && isOfRow(target, currentTarget))
            navigate(link.to, { state: link.state, replace: link.replace, preventScrollReset: link.replace });
        }}
        // Tab leads from link to link; arrows lead through the cells.
        slotProps={{ cell: { tabIndex: -1 } }}
        hideFooter
        paginationMode="server"
        rowCount={-1}
        disableColumnMenu
        disableRowSelectionOnClick
        checkboxSelection={ticked !== null}
        // Rows ticked on other pages stay ticked, and the checkbox in the head stands for this page.
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        rowSelectionModel={{
          type: 'include',
          ids: new Set(ticked?.all ? rows.map(({ id }) => id) : ticked?.ids),
        }}
        onRowSelectionModelChange={({ ids }) => ticked?.choose(new Set([...ids].map(String)))}
        getRowClassName={({ id }) => (id === marked ? MARKED : id === state.chosen ? CHOSEN : '')}
        {...(rowHeight === 'auto' ? { getRowHeight: () => 'auto' as const } : { rowHeight })}
        columnHeaderHeight={HEAD_HEIGHT}
        localeText={language === 'th' ? THAI : undefined}
        sx={{
          ...GRID,
          '& .MuiDataGrid-row': { ...ROW, cursor: linkOf ? 'pointer' : 'default' },
          [`& .${STAYS}`]: { position: 'sticky', left: staysAt, zIndex: 1, bgcolor: 'inherit' },
          [`& .MuiDataGrid-columnHeader.${STAYS}`]: { zIndex: 3, bgcolor: 'grey.50' },
          ...(rowHeight === 'auto' && { '& .MuiDataGrid-cell': { py: 1 } }),
        }}
      />
    </Box>
  );
}

/** Whether a press belongs to the row, and not to a link or button in it, nor to a dialog opened from it. */
const isOfRow = (target: EventTarget, row: Element): boolean =>
  target instanceof Element && row.contains(target) && target.closest('a, button, input') === null;

/** The link of a row, as large as its cell: Enter opens it, and the middle mouse button opens it in a new tab. */
function CellLink({
  link: { to, state, replace },
  children,
}: {
  readonly link: RowLink;
  readonly children: React.ReactNode;
}) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      replace={replace}
      preventScrollReset={replace}
      tabIndex={0}
      color="textPrimary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: 1,
        minHeight: CONTROL,
        fontWeight: 600,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {children}
    </Link>
  );
}

/** A longer text wraps to a second line, and is cut only there; Thai marks need the height. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
} as const;

const ALL_LINES = {
  display: 'block',
  minWidth: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
} as const;

/** As high as its rows, but never so high that its head would leave the screen. */
const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  '@media not print': { maxHeight: 'max(420px, calc(100dvh - 112px))' },
} as const;

const ROW = {
  bgcolor: 'background.paper',
  '&:hover, &.Mui-hovered': { bgcolor: 'grey.50' },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-hovered': { bgcolor: 'var(--accent-soft)' },
  [`&.${MARKED}, &.${CHOSEN}`]: { bgcolor: 'var(--accent-soft)' },
} as const;

const GRID = {
  border: 0,
  fontSize: textSize.small,
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--line)',
  // The separator of the last column would stick out of the grid.
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeader': { bgcolor: 'grey.50' },
  // Headings wrap rather than being cut; a smaller line height would cut the marks above Thai letters.
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.45, fontWeight: 650 },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  // The whole heading is the button; a white circle behind the arrow would look like another one.
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    bgcolor: 'transparent',
    minWidth: CONTROL,
    minHeight: CONTROL,
    // Large enough for a finger, while it takes no more room than its arrow.
    m: `calc((26px - ${CONTROL}) / 2)`,
    p: 0.5,
  },
  '& .MuiDataGrid-checkboxInput': { width: 44, height: 44 },
  // The checkboxes stay in place together with the first column.
  [`& [data-field=${TICK}]`]: { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'inherit' },
  [`& .MuiDataGrid-columnHeader[data-field=${TICK}]`]: { zIndex: 3, bgcolor: 'grey.50' },
  '@media print': { '& .MuiDataGrid-virtualScroller': { overflow: 'visible' } },
} as const;
