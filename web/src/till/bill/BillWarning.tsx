import type { PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { isConditionSubject, useConditionWords } from '../../sale/why/useConditionWords.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import { useRefusalReason } from '../why/useRefusalReason.ts';

/** A refusal with its trace, or the fact that the device cannot store the draft. */
export type Warning = { refusal: PricingRefusal; priced: Pick<PricedBasket, 'trace'> } | 'notKept';

interface Props {
  readonly warning: Warning;
  readonly onClose: () => void;
}

/** PAY-42..44: why a bill cannot proceed to payment. */
export function BillWarning({ warning, onClose }: Props) {
  const t = useBasketMessages();
  const refusals = useRefusalMessages();
  const conditionWords = useConditionWords();
  const refusalReason = useRefusalReason();
  if (warning === 'notKept') {
    return (
      <AlertDialog
        open
        title={refusals('refusal.NoLocalStore')}
        message={refusals('refusal.NoLocalStoreHint')}
        onClose={onClose}
      />
    );
  }
  const { refusal, priced } = warning;
  const { name, about, required, condition } = refusal.params;
  const subject = isConditionSubject(about) ? about : null;
  // A condition whose name no longer exists, and every other refusal, is described from the trace.
  const text =
    refusal.code === 'CONDITION_NOT_MET' && condition
      ? t('conditionPopup.text', {
          name: name ?? '',
          condition: conditionWords(subject, Number(required), String(condition)),
        })
      : refusalReason(refusal, priced);
  return <AlertDialog open title={t('conditionPopup.title')} message={text} onClose={onClose} />;
}
