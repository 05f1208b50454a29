import { Box, Typography } from '@mui/material';
import { type Satang, subtract } from '@taem/domain/money/money.ts';
import { cashChange } from '@taem/domain/till/cashChange.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

/** The change, or the amount still missing; nothing while no cash is handed over. */
export function CashChange({ due, received }: { due: Satang; received: Satang | null }) {
  const t = usePaymentMessages();
  const format = useFormat();
  if (received === null) return null;
  const change = cashChange(received, due);
  const isShort = change === null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        px: 2,
        py: 1.5,
        borderRadius: radius.card,
        bgcolor: isShort ? colours.errorSoft : colours.successSoft,
        color: isShort ? 'error.main' : 'success.main',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{isShort ? t('cash.short') : t('cash.change')}</Typography>
      <Typography sx={{ ml: 'auto', fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.2 }}>
        ฿{format.money(change ?? subtract(due, received))}
      </Typography>
    </Box>
  );
}
