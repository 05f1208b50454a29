import { PHONE_INPUT_LENGTH, phoneDigits } from '@taem/domain/person/phone.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export function PhoneInput({ onChange, ...field }: TextInputProps) {
  return <TextInput {...field} inputMode="tel" onChange={(text) => onChange(phoneTyped(text))} />;
}

/**
 * MGMT-05 Returns the digits of a phone number while it is typed, however it is pasted; one with a country code is only
 * shortened once it is complete.
 */
export function phoneTyped(text: string): string {
  if (/^\s*(\+|00)/.test(text) && phoneDigits(text).length < PHONE_INPUT_LENGTH) return text;
  return phoneDigits(text).slice(0, PHONE_INPUT_LENGTH);
}
