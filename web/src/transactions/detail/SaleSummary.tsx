import { Box, Divider } from '@mui/material';
import { Facts, Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { textSize } from '../../ui/tokens.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/** WALL-17 The amounts from the products to what was paid, and the points. */
export function SaleSummary({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  const { signed } = useSaleWords();
  const { totalQuantity, lastAdjustAmount } = sale;
  const bold = (value: string) => <strong>{value}</strong>;
  return (
    <Part title={t('sale.summary')}>
      <Facts
        facts={[
          [
            t('sale.subtotal', { qty: format.count(totalQuantity), count: totalQuantity }),
            format.baht(sale.totalPayment),
          ],
          [t('sale.discount'), sale.totalDiscount === 0 ? null : format.baht(sale.totalDiscount)],
          [t('sale.revenue'), sale.totalDiscount === 0 ? null : format.baht(sale.totalRevenue)],
          [t('sale.delivery'), sale.deliveryCost === 0 ? null : format.baht(sale.deliveryCost)],
          [t('sale.addedVat'), sale.addedVat === 0 ? null : format.baht(sale.addedVat)],
          [
            t('sale.due'),
            <Box key="due" component="strong" sx={{ fontSize: textSize.title }}>
              {format.baht(sale.amountDue)}
            </Box>,
          ],
          [t('sale.rounding'), sale.cashRounding === 0 ? null : format.baht(sale.cashRounding)],
        ]}
      />
      {sale.memberId && (
        <>
          <Divider sx={{ my: 1.5 }} />
          <Facts
            facts={[
              [t('sale.earned'), bold(format.count(sale.earnPoints))],
              [t('sale.adjusted'), lastAdjustAmount ? signed(lastAdjustAmount) : null],
              [t('sale.used'), sale.redeemPoints > 0 ? format.count(sale.redeemPoints) : null],
            ]}
          />
        </>
      )}
    </Part>
  );
}
