import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatMoney } from '@taem/domain/money/formatMoney.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useStockMessages } from '../messages.ts';
import type { Line } from './Line.ts';

/** The lines of a delivery, to be read. */
export function LinesShow({ value }: { value: readonly Line[] }) {
  const t = useStockMessages();
  const language = useLanguage();
  const money = (typed: string) => (typed === '' ? t('none') : formatMoney(fromBaht(typed), language));
  const columns = ['qty', 'basePrice', 'retailPrice', 'finalPrice', 'costCode', 'location', 'remark'] as const;
  return (
    <Table size="small" aria-label={t('lines.label')} sx={STACKED}>
      <TableHead>
        <TableRow>
          <TableCell>{t('line.product')}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} align={column === 'qty' || column.endsWith('Price') ? 'right' : 'left'}>
              {t(`line.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {value.map((line) => (
          <TableRow key={line.key}>
            <TableCell component="th" scope="row">
              {line.name} · {line.code}
            </TableCell>
            <TableCell data-label={t('line.qty')} align="right">
              {Number(line.qty).toLocaleString('en-US')}
            </TableCell>
            <TableCell data-label={t('line.basePrice')} align="right">
              {money(line.basePrice)}
            </TableCell>
            <TableCell data-label={t('line.retailPrice')} align="right">
              {money(line.retailPrice)}
            </TableCell>
            <TableCell data-label={t('line.finalPrice')} align="right">
              {money(line.finalPrice)}
            </TableCell>
            <TableCell data-label={t('line.costCode')}>{line.costCode || t('none')}</TableCell>
            <TableCell data-label={t('line.location')}>{line.location || t('none')}</TableCell>
            <TableCell data-label={t('line.remark')}>{line.remark || t('none')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A word of a heading is not broken; on a phone each line is a block, and each value says what it is. */
const STACKED = {
  '& .MuiTableCell-root': { px: 1, overflowWrap: 'normal' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '@media (width < 900px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & .MuiTableCell-root': { display: 'block', px: 0 },
    '& .MuiTableCell-root': { border: 0, py: 0.25 },
    '& th': { fontWeight: 650 },
    '& td.MuiTableCell-root': { display: 'flex', flexDirection: 'row', justifyContent: 'space-between', gap: 2 },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
  },
} as const;
