import { toE164 } from '@taem/domain/customers/phone.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** E.164 from any form a Thai number is stored or typed in; a foreign number must be E.164 already. */
export function readPhone(text: string): string | null {
  return toE164(text) ?? (E164.test(text) ? text : null);
}
