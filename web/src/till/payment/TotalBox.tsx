import { Box, Typography } from '@mui/material';
import { type Satang, subtract, ZERO } from '@taem/domain/money/money.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { radius, textSize } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

interface TotalBoxProps {
  readonly total: Satang;
  /** The cash rounding contained in the total. */
  readonly rounding?: Satang | undefined;
}

/** The amount to pay, at the head of the dialog of a payment method. */
export function TotalBox({ total, rounding = ZERO }: TotalBoxProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  return (
    <Box sx={BOX}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('cash.total')}
        {rounding !== 0 && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {t('cash.rounded', { bill: format.money(subtract(total, rounding)), rounding: format.money(rounding) })}
          </Typography>
        )}
      </Typography>
      <Typography sx={{ ml: 'auto', fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.3 }}>
        ฿{format.money(total)}
      </Typography>
    </Box>
  );
}

const BOX = {
  display: 'flex',
  alignItems: 'baseline',
  px: 2,
  py: 1,
  mb: 2,
  borderRadius: radius.card,
  bgcolor: 'grey.50',
} as const;
