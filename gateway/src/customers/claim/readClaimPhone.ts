import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import { Refusal } from '../../http/errors.ts';

/** Returns the phone in stored form, however it was typed. */
export function readClaimPhone(typed: string): string {
  if (phoneIn(typed) !== null) return storedPhone(typed);
  throw new Refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
}
