import { TextField } from '@mui/material';
import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useOfferMessages } from './messages.ts';
import type { OfferFormState } from './useOfferForm.ts';

/** DISC-05, DISC-06: the value where the offer leaves it open, and the code where it asks for one. */
export function OfferFields({ form, rules }: { form: OfferFormState; rules: PricingRules }) {
  const t = useOfferMessages();
  const { offer, isOpen, value, pin, problem } = form;
  const type = rules.coupons.get(offer?.items[0]?.couponId ?? '')?.type ?? '';
  const valueProblem = value.isBad ? t('choice.valueInvalid') : problem?.field === 'value' ? problem.text : null;
  const pinProblem = problem?.field === 'pin' ? problem.text : null;
  return (
    <>
      <TextField
        fullWidth
        label={isOpen && isCouponType(type) ? t(`choice.value.${type}`) : t('choice.value')}
        disabled={!isOpen}
        value={isOpen ? value.text : ''}
        onChange={(event) => value.set(event.target.value)}
        inputRef={value.field}
        error={isOpen && valueProblem !== null}
        helperText={isOpen ? (valueProblem ?? ' ') : offer ? t('choice.valueFixed') : ' '}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {offer?.hasAuthorizePin && (
        <TextField
          fullWidth
          type="password"
          label={t('choice.pin')}
          value={pin.text}
          onChange={(event) => pin.set(event.target.value)}
          inputRef={pin.field}
          error={pinProblem !== null}
          helperText={pinProblem ?? ' '}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 50 },
            formHelperText: { role: pinProblem ? 'alert' : undefined },
          }}
        />
      )}
    </>
  );
}
