import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useOfferMessages } from './messages.ts';
import type { OfferFormState } from './useOfferForm.ts';

/** DISC-05, DISC-06: the value if the offer leaves it open, and the authorization code if the offer requires one. */
export function OfferFields({ form, rules }: { form: OfferFormState; rules: PricingRules }) {
  const t = useOfferMessages();
  const { offer, isOpen, value, pin, problem } = form;
  const type = rules.coupons.get(offer?.items[0]?.couponId ?? '')?.type ?? '';
  const valueProblem = value.isBad ? t('choice.valueInvalid') : problem?.field === 'value' ? problem.text : null;
  const pinProblem = problem?.field === 'pin' ? problem.text : null;
  return (
    <>
      <TextInput
        label={isOpen && isCouponType(type) ? t(`choice.value.${type}`) : t('choice.value')}
        disabled={!isOpen}
        value={isOpen ? value.text : ''}
        onChange={value.set}
        inputRef={value.field}
        inputMode="decimal"
        error={(isOpen && valueProblem) || undefined}
        hint={offer && !isOpen && t('choice.valueFixed')}
      />
      {offer?.hasAuthorizePin && (
        <SecretInput
          isApproval
          max={50}
          label={t('choice.pin')}
          value={pin.text}
          onChange={pin.set}
          inputRef={pin.field}
          error={pinProblem ?? undefined}
        />
      )}
    </>
  );
}
