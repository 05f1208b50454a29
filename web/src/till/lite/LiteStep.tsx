import { Box } from '@mui/material';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { StepCard } from '../payment/StepCard.tsx';
import { LiteAmount } from './LiteAmount.tsx';
import { useLiteMessages } from './messages.ts';

/** LITE-01: the amount, and what is taken off it. */
export function LiteStep({ onAmount }: { onAmount: (isGood: boolean) => void }) {
  const t = useLiteMessages();
  return (
    <StepCard step={1} title={t('lite.step1')}>
      <LiteAmount onAmount={onAmount} />
      {/* In line with the amount above. */}
      <Box sx={{ mx: -1.5 }}>
        <BenefitButtons />
      </Box>
    </StepCard>
  );
}
