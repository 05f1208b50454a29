import { isPhone, normalisePhone, phoneDigits } from '@taem/domain/person/phone.ts';
import { Refusal } from '../../http/errors.ts';

/** The phone as it is kept, however it was typed. */
export function readClaimPhone(typed: string): string {
  if (isPhone(typed)) return normalisePhone(phoneDigits(typed));
  throw new Refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
}
