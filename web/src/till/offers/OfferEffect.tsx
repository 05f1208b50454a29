import { Alert, Box } from '@mui/material';
import { subtract } from '@taem/domain/money/money.ts';
import type { OfferPreview } from '@taem/domain/till/previewOffer.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { textSize } from '../../ui/tokens.ts';
import { AmountDue } from '../basket/AmountDue.tsx';
import { TotalRow } from '../basket/TotalRow.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { useOfferMessages } from './messages.ts';
import type { OfferFormState } from './useOfferForm.ts';

interface OfferEffectProps {
  form: OfferFormState;
  preview: OfferPreview | null;
  /** The current bill, and the bill with nothing chosen. */
  now: PricedBasket;
  without: PricedBasket;
}

/** The bill as Apply would change it. */
export function OfferEffect({ form, preview, now, without }: OfferEffectProps) {
  const t = useOfferMessages();
  const format = useFormat();
  const isMember = useBasket(({ member }) => member !== null);
  const next = preview?.priced ?? without;
  const saved = subtract(now.amountDue, next.amountDue);
  // The choices say what they take off the prices, to which the VAT of a bill is added.
  const hasVat = Boolean(now.addedVat);
  return (
    <Box aria-live="polite">
      {preview && !preview.accepted && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {isMissing(preview) ? t('choice.notMet') : t('choice.notApplied')}
        </Alert>
      )}
      {!form.offer && form.applied && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('choice.willRemove', { name: form.applied.offer.name })}
        </Alert>
      )}
      <TotalRow label={t('choice.before')} value={format.money(now.amountDue)} />
      <AmountDue label={t('choice.after')} amount={next.amountDue} />
      {saved > 0 && (
        <Box sx={{ textAlign: 'right', color: 'success.main', fontWeight: 600, fontSize: textSize.small }}>
          {t(hasVat ? 'choice.savesWithVat' : 'choice.saves', { amount: format.money(saved) })}
        </Box>
      )}
      {isMember && <TotalRow label={t('choice.earn')} value={format.count(next.earnPoints)} tone="points" />}
    </Box>
  );
}

/** Whether more goods in the basket would fulfil the conditions. */
const isMissing = ({ conditions, priced }: OfferPreview) =>
  conditions.some(({ result }) => result !== 'MET') || priced.refusals.some(({ params }) => 'goods' in params);
