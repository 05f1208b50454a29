import { phoneIn } from '../reading/phone.ts';
import { PHONE_SUFFIX } from './phone.ts';

/**
 * Converts a typed phone to its stored form, `0812345678|TH|+66` (CUST-62). Anything that is not a Thai phone stays
 * unchanged and is refused by its record.
 */
export function storedPhone(typed: string): string {
  const phone = phoneIn(typed, { landlines: true });
  return phone === null ? typed.trim() : phone + PHONE_SUFFIX;
}

/** Converts a phone to E.164, `+66812345678`; null if it is not a Thai number. */
export function toE164(phone: string): string | null {
  const digits = phoneIn(phone, { landlines: true });
  return digits && `+66${digits.slice(1)}`;
}
