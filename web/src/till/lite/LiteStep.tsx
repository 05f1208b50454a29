import { Box } from '@mui/material';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { StepCard } from '../payment/StepCard.tsx';
import { LiteAmount } from './LiteAmount.tsx';
import { LiteProduct } from './LiteProduct.tsx';
import { useLiteMessages } from './messages.ts';
import type { LiteBill } from './useLiteBill.ts';

/** LITE-01: the amount, the product that is sold, and what is taken off. */
export function LiteStep({ bill }: { bill: LiteBill }) {
  const t = useLiteMessages();
  return (
    <StepCard step={1} title={t('lite.step1')}>
      <LiteAmount text={bill.amount} isGood={bill.price !== null} onChange={bill.changeAmount}>
        <LiteProduct name={bill.line?.productName ?? null} onChoose={bill.changeProduct} />
        {/* Aligns with the fields above. */}
        <Box sx={{ mx: -1.5 }}>
          <BenefitButtons />
        </Box>
      </LiteAmount>
    </StepCard>
  );
}
