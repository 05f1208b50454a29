import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatCount, formatMoney } from '@taem/domain/money/formatNumber.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { useStockMessages } from '../messages.ts';
import { LINE_FIELDS, type Line, type LineField, NUMBERS } from './Line.ts';
import { LineTotals } from './LineTotals.tsx';

/** The lines of a delivery, read-only: a column without values is left out. */
export function LinesShow({ value }: { value: readonly Line[] }) {
  const t = useStockMessages();
  const columns = LINE_FIELDS.filter((field) => value.some((line) => line[field] !== ''));
  const textOf = (line: Line, field: LineField) => {
    const typed = line[field];
    if (typed === '') return NOTHING;
    if (field === 'qty') return formatCount(Number(typed));
    return NUMBERS.has(field) ? formatMoney(fromBaht(typed)) : typed;
  };
  return (
    <>
      <Table size="small" aria-label={t('lines.label')} sx={STACKED}>
        <TableHead>
          <TableRow>
            <TableCell>{t('line.product')}</TableCell>
            {columns.map((field) => (
              <TableCell key={field} align={NUMBERS.has(field) ? 'right' : 'left'}>
                {t(`line.${field}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.map((line) => (
            <TableRow key={line.key}>
              <TableCell component="th" scope="row">
                {line.name}
                <Typography variant="body2" color="textSecondary">
                  {line.code}
                </Typography>
              </TableCell>
              {columns.map((field) => (
                <TableCell key={field} data-label={t(`line.${field}`)} align={NUMBERS.has(field) ? 'right' : 'left'}>
                  {textOf(line, field)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <LineTotals lines={value} />
    </>
  );
}

/** Words of headings do not break; on a phone each line is a block, and each value has its label. */
const STACKED = {
  mb: 2,
  '& .MuiTableCell-root': { px: 1, overflowWrap: 'normal' },
  '& .MuiTableCell-root:first-of-type': { pl: 0 },
  '& thead .MuiTableCell-root': { pt: 0 },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
  '@media screen and (width < 900px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & .MuiTableCell-root': { display: 'block', px: 0 },
    '& .MuiTableCell-root': { border: 0, py: 0.25 },
    '& th': { fontWeight: 650 },
    '& td.MuiTableCell-root': { display: 'flex', flexDirection: 'row', justifyContent: 'space-between', gap: 2 },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
  },
} as const;
