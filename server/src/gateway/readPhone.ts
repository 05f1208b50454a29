import { toE164 } from '@taem/domain/person/typedPhone.ts';

const STORED = /^0\d{9}\|TH\|\+66$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** E.164 from any form a Thai number is stored or typed in; a foreign number must be E.164 already. */
export function readPhone(text: string): string | null {
  // Nearly every phone is stored like this, and a page has a hundred of them.
  if (STORED.test(text)) return `+66${text.slice(1, 10)}`;
  return toE164(text) ?? (E164.test(text) ? text : null);
}
