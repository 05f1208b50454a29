import { toE164 } from '@taem/domain/person/typedPhone.ts';

const STORED = /^0\d{9}\|TH\|\+66$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Converts any stored or typed form of a Thai number to E.164; a foreign number must already be E.164. Returns null
 * otherwise.
 */
export function readPhone(text: string): string | null {
  // A shortcut: nearly every phone is stored in this form, and a page has a hundred of them.
  if (STORED.test(text)) return `+66${text.slice(1, 10)}`;
  return toE164(text) ?? (E164.test(text) ? text : null);
}
