import { Box, Typography } from '@mui/material';
import { multiplyByQty } from '@taem/domain/money/money.ts';
import { lineKey } from '@taem/domain/till/mergeLines.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import { memo } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { BOUND_LIST } from '../../ui/boundList.ts';
import { useBasket } from '../basket/useBasket.ts';
import { ExchangeBlock } from '../exchange/ExchangeBlock.tsx';
import { LineOptions } from '../options/LineOptions.tsx';
import { CustomerName } from './CustomerName.tsx';
import { usePaymentMessages } from './messages.ts';

export const ConfirmLines = memo(function ConfirmLines() {
  const t = usePaymentMessages();
  const format = useFormat();
  const lines = useBasket(({ items }) => items);
  const exchange = useBasket((basket) => basket.exchange);
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('confirm.customer')}: <CustomerName />
      </Typography>
      {exchange && (
        <Box sx={{ mb: 1, mx: -2 }}>
          <ExchangeBlock exchange={exchange} readOnly />
        </Box>
      )}
      <Box
        component="ul"
        sx={LINES}
        aria-label={t('confirm.products')}
        // Lets the keyboard scroll a long bill.
        tabIndex={lines.length > 6 ? 0 : undefined}
      >
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <strong>{line.qty} ×</strong>
            <span>
              {line.productName}
              <LineOptions line={line} />
            </span>
            <strong>{format.money(multiplyByQty(piecePrice(line), line.qty ?? 0))}</strong>
          </li>
        ))}
      </Box>
    </>
  );
});

const LINES = {
  ...BOUND_LIST,
  maxHeight: 220,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) auto', columnGap: 2, py: '2px' },
  '& span': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
} as const;
