import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import { useTillMessages } from '../words/messages.ts';
import { usePaymentMessages } from './messages.ts';
import { StepCard } from './StepCard.tsx';

/** CHAN-01: the whole amount; a deposit is not to be had (CHAN-21). */
export function PaymentOption({ total }: { total: Satang }) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const format = useFormat();
  const option = {
    fontFamily: 'inherit',
    fontSize: textSize.large,

    p: 2,
    minHeight: 76,
    borderRadius: radius.card,
    border: 1,
    justifyContent: 'flex-start',
    textAlign: 'left',
  };
  return (
    <StepCard step={1} title={t('channels.step1')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <ButtonBase
          aria-pressed
          sx={{
            ...option,
            gap: 1.25,
            borderColor: 'primary.main',
            bgcolor: colours.accentSoft,
            fontWeight: 650,
            fontSize: textSize.large,
          }}
        >
          <CheckCircle color="primary" />
          {t('channels.full')}
        </ButtonBase>
        <ButtonBase
          disabled
          sx={{
            ...option,
            flexDirection: 'column',
            alignItems: 'flex-start',
            borderColor: 'divider',
            bgcolor: 'grey.50',
            color: 'text.secondary',
          }}
        >
          {t('channels.deposit')}
          <Typography variant="body2" component="span">
            {t('channels.depositOff')}
          </Typography>
        </ButtonBase>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          mt: 2,
          px: 2,
          py: 1.5,
          borderRadius: radius.card,
          bgcolor: 'grey.50',
        }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('channels.total')}</Typography>
        <Typography sx={{ ml: 'auto', fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.3 }}>
          {format.money(total)}
        </Typography>
        <Typography sx={{ ml: 1, color: 'text.secondary' }}>{words('thb')}</Typography>
      </Box>
    </StepCard>
  );
}
