import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useReportMessages } from './messages.ts';
import type { AnySource, Column, Report } from './report.ts';
import { useSay } from './useSay.ts';

interface Props {
  readonly report: Report;
  readonly source: AnySource;
  readonly title: string;
  readonly rows: readonly unknown[];
  /** Rows of the pages before. */
  readonly before: number;
  /** Where what a row stands for is listed; null where it may not be looked at. */
  readonly pathOf: (row: unknown) => string | null;
}

export const columnsOf = (report: Report, source: AnySource): readonly Column<unknown>[] =>
  report.columns.flatMap((name) => source.columns.find((column) => column.name === name) ?? []);

/** BI-19 The rows of one page, or of all for paper. */
export function ReportTable({ report, source, title, rows, before, pathOf }: Props) {
  const t = useReportMessages();
  const { textOf, language } = useSay();
  const columns = columnsOf(report, source);
  // BI-22
  const missing = Math.max(0, (report.top ?? 0) - rows.length);
  return (
    <Box tabIndex={0} role="region" aria-label={t('report.table', { title })} sx={SCROLLED}>
      <Table aria-label={title} sx={TABLE}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} {...sideOf(column)}>
                {column.words[language]}
              </TableCell>
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
    </Box>
  );
}

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
const SCROLLED = { overflowX: 'auto', '@media print': { overflow: 'visible' } } as const;
const TABLE = {
  // Words of a heading stand below each other before a column is pushed out of sight.
  '& th': { bgcolor: 'grey.50', fontWeight: 650, lineHeight: 1.35 },
  // The documents write some of them small.
  '& th::first-letter': { textTransform: 'uppercase' },
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
