import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
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
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('lines.label')}>
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
              <TableCell align="right">{Number(line.qty).toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{money(line.basePrice)}</TableCell>
              <TableCell align="right">{money(line.retailPrice)}</TableCell>
              <TableCell align="right">{money(line.finalPrice)}</TableCell>
              <TableCell>{line.costCode || t('none')}</TableCell>
              <TableCell>{line.location || t('none')}</TableCell>
              <TableCell>{line.remark || t('none')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
