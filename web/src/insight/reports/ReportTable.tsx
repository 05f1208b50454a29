import { Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { useReportMessages } from './messages.ts';
import type { AnySource, Column, Report } from './report.ts';
import { useSay } from './useSay.ts';
import { heading } from './words.ts';

interface Props {
  readonly report: Report;
  readonly source: AnySource;
  readonly title: string;
  readonly rows: readonly unknown[];
  /** Rows of the pages before. */
  readonly before: number;
  /** Where what a row stands for is listed; null where it may not be looked at. */
  readonly pathOf: (row: unknown) => string | null;
  /** The order that the rows are in. */
  readonly orderName: string;
  readonly onOrder: (name: string) => void;
}

export const columnsOf = (report: Report, source: AnySource): readonly Column<unknown>[] =>
  report.columns.flatMap((name) => source.columns.find((column) => column.name === name) ?? []);

/** BI-19 The rows of one page, or of all for paper. */
export function ReportTable({ report, source, title, rows, before, pathOf, orderName, onOrder }: Props) {
  const t = useReportMessages();
  const { textOf, language } = useSay();
  const columns = columnsOf(report, source);
  // BI-22
  const missing = Math.max(0, (report.top ?? 0) - rows.length);
  return (
    <ScrollFrame label={t('report.table', { title })}>
      <Table aria-label={title} sx={TABLE}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Head
                key={column.name}
                column={column}
                order={orderOf(report, source, column)}
                orderName={orderName}
                onOrder={onOrder}
              >
                {heading(column, language)}
              </Head>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={source.keyOf(row)}>
              {columns.map((column) => (
                <TableCell key={column.name} {...sideOf(column)}>
                  <Opened path={column.name === source.opens ? pathOf(row) : null}>
                    {textOf(column, row, before + index + 1)}
                  </Opened>
                </TableCell>
              ))}
            </TableRow>
          ))}
          {Array.from({ length: missing }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing but their place.
            <TableRow key={`none ${index}`}>
              {columns.map((column) => (
                <TableCell key={column.name} {...sideOf(column)}>
                  {' - '}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {rows.length === 0 && missing === 0 && (
            <TableRow>
              <TableCell colSpan={columns.length} align="center" sx={{ color: 'text.secondary' }}>
                {t('report.noData')}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </ScrollFrame>
  );
}

/** The order that is by a column, among those that the report offers; null where there is none, or no choice. */
export function orderOf(report: Report, source: AnySource, column: Column<unknown>): HeadOrder | null {
  const name = report.orders.find((each) => source.orders[each]?.wire === column.wire);
  const direction = source.orders[name ?? '']?.direction;
  return report.orders.length < 2 || !name || !direction
    ? null
    : { name, direction: direction === 'ASC' ? 'asc' : 'desc' };
}

interface HeadOrder {
  readonly name: string;
  readonly direction: 'asc' | 'desc';
}

interface HeadProps {
  readonly column: Column<unknown>;
  readonly order: HeadOrder | null;
  readonly orderName: string;
  readonly onOrder: (name: string) => void;
  readonly children: string;
}

/** Pressed, it puts the rows in the order of its column; the choice above says the same. */
function Head({ column, order, orderName, onOrder, children }: HeadProps) {
  const isIn = order !== null && order.name === orderName;
  return (
    <TableCell {...sideOf(column)} sortDirection={isIn ? order.direction : false}>
      {order === null ? (
        children
      ) : (
        <TableSortLabel active={isIn} direction={order.direction} onClick={() => onOrder(order.name)} sx={HEAD}>
          {children}
        </TableSortLabel>
      )}
    </TableCell>
  );
}

/** Its arrow takes no room from the words until it is pressed; on paper it is hidden. */
const HEAD = {
  minHeight: 44,
  '& .MuiTableSortLabel-icon': { mr: 0 },
  '&:not(.Mui-active):not(:hover):not(:focus-visible) .MuiTableSortLabel-icon': { width: 0, ml: 0 },
  '@media print': { minHeight: 0, '& .MuiTableSortLabel-icon': { display: 'none' } },
} as const;

/** Words stand at the left, figures at the right. */
const sideOf = ({ kind }: Column<unknown>) =>
  kind === 'text' ? ({ className: 'words' } as const) : ({ align: 'right' } as const);

/** The words that open a row; on paper words like any other. */
function Opened({ path, children }: { readonly path: string | null; readonly children: string }) {
  if (!path) return <div>{children}</div>;
  return (
    <Link component={RouterLink} to={path} underline="always" sx={OPENED}>
      {children}
    </Link>
  );
}

const OPENED = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: 'var(--ink-disabled)',
  '@media print': { display: 'inline', textDecoration: 'none', fontWeight: 'inherit' },
} as const;
const TABLE = {
  // Words of a heading stand below each other before a column is pushed out of sight.
  '& th': { bgcolor: 'grey.50', fontWeight: 650, lineHeight: 1.35 },
  '& tbody tr': { height: 68 },
  '& th, & td': { px: 1.25, '&:first-of-type': { pl: 2 }, '&:last-of-type': { pr: 2 } },
  // Between figures at the right and words at the left.
  '& :not(.words) + .words': { pl: 2.5 },
  '& td': { py: 1 },
  '& tbody td': { minWidth: 72, whiteSpace: 'nowrap' },
  // A long name stands in lines before it pushes the figures out of sight.
  '& tbody td.words > *': { width: 'max-content', maxWidth: 232, whiteSpace: 'normal', overflowWrap: 'break-word' },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr': { height: 'auto' },
    '& tbody td.words > *': { maxWidth: '40mm' },
    '& th, & tbody td': { fontSize: '8pt', padding: '3pt 4pt', whiteSpace: 'normal', minWidth: 0, lineHeight: 1.35 },
  },
} as const;
