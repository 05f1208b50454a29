import { TILL_PIN_DIGITS } from '@taem/domain/accounts/tillPin.ts';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { DigitPad } from '../../ui/DigitPad.tsx';

type Field = Parameters<typeof SecretInput>[0];

/** A field for a second person's till PIN, at a device that may have no keyboard: digits only, at most as many as a PIN has. */
export function PinInput(field: Omit<Field, 'max' | 'required'>) {
  const { value, onChange } = field;
  const type = (next: string) => onChange(next.replace(/\D/g, '').slice(0, TILL_PIN_DIGITS.most));
  return (
    <>
      <SecretInput {...field} isApproval isPin required max={TILL_PIN_DIGITS.most} onChange={type} />
      <DigitPad of="pin" onType={(change) => type(change(value))} />
    </>
  );
}
