import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { returnNoteWords } from '@taem/domain/transactions/returnReason.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { optionText } from '../../sale/optionText.ts';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/** WALL-17 The lines of the sale: name, quantity, price and amount, as on the day of the sale. */
export function SaleLines({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  const language = useLanguage();
  // The last return also has the lines of earlier returns, with a quantity of 0.
  const products = sale.items.filter(({ itemType, quantity }) => itemType === 'PRODUCT' && quantity !== 0);
  const sellerOf = ({ soldBy }: SaleDetailFragment['items'][number]) =>
    soldBy && t('sale.soldBy', { name: fullName(soldBy) });
  const noteOf = (note: string | null | undefined) => note && (sale.returnOf ? returnNoteWords(note, language) : note);
  return (
    <Part title={t('sale.products')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          aria-label={t('sale.products')}
          size="small"
          sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 }, py: 1 }, '& :is(th, td):first-of-type': { pl: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('sale.product')}</TableCell>
              <TableCell align="right">{t('sale.quantity')}</TableCell>
              <TableCell align="right">{t('sale.price')}</TableCell>
              <TableCell align="right">{t('sale.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: references repeat (`AI`), and nothing moves in a recorded sale.
              <TableRow key={at}>
                {/* Wide enough to keep a product code on one line, also on a phone. */}
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 112 }}>
                  {item.name}
                  {[optionText(item.options, format.baht), noteOf(item.note), sellerOf(item)]
                    .filter(Boolean)
                    .map((text) => (
                      <Typography key={text} variant="body2" sx={{ color: 'text.secondary' }}>
                        {text}
                      </Typography>
                    ))}
                  {item.code && (
                    <Typography variant="body2" color="textSecondary">
                      {item.code}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">{format.count(item.quantity)}</TableCell>
                <TableCell align="right">{format.baht(item.chargeAmount)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {format.baht(item.paidAmount)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  );
}
