import { Box, Typography } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { Segments } from '../../ui/Segments.tsx';
import { textSize } from '../../ui/tokens.ts';
import { useTillMessages } from '../words/messages.ts';
import { usePaymentMessages } from './messages.ts';
import { StepCard } from './StepCard.tsx';

/** CHAN-01: the whole amount; a deposit is not available (CHAN-21). */
export function PaymentOption({ total }: { total: Satang }) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const format = useFormat();
  const segments = [
    { value: 'full', label: t('channels.full') },
    { value: 'deposit', label: `${t('channels.deposit')} · ${t('channels.depositOff')}`, disabled: true },
  ] as const;
  return (
    <StepCard isInline step={1} title={t('channels.step1')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Segments label={t('channels.step1')} segments={segments} value="full" onChange={() => undefined} />
        <Typography sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <span className="visually-hidden">{t('channels.total')}</span>
          <Box component="strong" sx={{ mr: 1, fontSize: textSize.title, color: 'text.primary' }}>
            {format.money(total)}
          </Box>
          {words('thb')}
        </Typography>
      </Box>
    </StepCard>
  );
}
