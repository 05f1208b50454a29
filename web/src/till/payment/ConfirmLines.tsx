import { Box } from '@mui/material';
import { multiplyByQty } from '@taem/domain/money/money.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useFormat } from '../words/useFormat.ts';
import { CustomerName } from './CustomerName.tsx';
import { usePaymentMessages } from './messages.ts';

export function ConfirmLines() {
  const t = usePaymentMessages();
  const format = useFormat();
  const lines = useBasket(({ items }) => items);
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {t('confirm.customer')}: <CustomerName />
      </Box>
      <Box
        component="ul"
        aria-label={t('confirm.products')}
        // Scrolled from the keyboard when the bill is long.
        tabIndex={lines.length > 6 ? 0 : undefined}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}
      >
        {lines.map((line) => (
          <Box component="li" key={`${line.productId} ${line.customPrice}`} sx={{ display: 'flex', gap: 2, py: 0.25 }}>
            <Box sx={{ minWidth: 40, fontWeight: 600 }}>{line.qty} ×</Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>{line.productName}</Box>
            <Box sx={{ fontWeight: 600 }}>{format.money(multiplyByQty(line.chargeAmount, line.qty ?? 0))}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
