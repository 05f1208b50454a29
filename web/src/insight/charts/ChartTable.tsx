import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import type { ChartCardProps, ChartNumbers } from './chartData.ts';
import { useChartMessages } from './messages.ts';

/** A figure in full. */
export const inFull = (value: number | null, numbers: ChartNumbers = 'whole'): string =>
  value === null ? '-' : numbers === 'whole' ? formatNumber(value) : formatTwoDecimals(value);

/** The figures of a drawing as a table: each row a mark, each column a series. */
export function ChartTable({ title, unit, series, rows, numbers, rowTitle, onMark, marks = [] }: ChartCardProps) {
  const t = useChartMessages();
  return (
    <Table size="small" aria-label={`${title} (${unit})`} sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{rowTitle ?? t('card.row')}</TableCell>
          {series.map(({ key, label }) => (
            <TableCell key={key} align="right">
              {label}
            </TableCell>
          ))}
          {marks.length > 0 && <TableCell>{t('notes.title')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, label, name, values }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {name ?? label}
            </TableCell>
            {series.map((each, at) => {
              const figure = inFull(values[at] ?? null, numbers);
              const isOpen = onMark && (values[at] ?? 0) !== 0;
              return (
                <TableCell key={each.key} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {isOpen ? (
                    <Button sx={CELL} onClick={() => onMark(key, each.key)}>
                      {figure}
                    </Button>
                  ) : (
                    figure
                  )}
                </TableCell>
              );
            })}
            {marks.length > 0 && (
              <TableCell sx={{ minWidth: 200 }}>
                {marks
                  .filter(({ day }) => day === key)
                  .map(({ text }) => text)
                  .join('; ')}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const CELL = {
  p: 0,
  minWidth: 44,
  justifyContent: 'flex-end',
  fontSize: 'inherit',
  fontVariantNumeric: 'inherit',
  '@media print': { minHeight: 0, color: 'inherit' },
};
