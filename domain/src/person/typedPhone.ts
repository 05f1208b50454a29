import { phoneIn } from '../reading/phone.ts';
import { PHONE_SUFFIX } from './phone.ts';

/** The phone as it is stored and sent, `0812345678|TH|+66` (CUST-62). Anything that is not a Thai phone stays, and is refused by its record. */
export function storedPhone(typed: string): string {
  const phone = phoneIn(typed, { landlines: true });
  return phone === null ? typed.trim() : phone + PHONE_SUFFIX;
}

/** The phone in E.164, `+66812345678`; null when it is no Thai number. */
export function toE164(phone: string): string | null {
  const digits = phoneIn(phone, { landlines: true });
  return digits && `+66${digits.slice(1)}`;
}
