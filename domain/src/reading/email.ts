import { plainDigits } from './plainDigits.ts';
import { fault, type Reading, valueOr } from './reading.ts';
import { readText } from './text.ts';

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)*\.[A-Za-z]{2,}$/;

/**
 * Reads an email address as it is stored: without spaces, invisible characters, and the text that a link or an address
 * book puts around it.
 */
export function readEmail(text: string): Reading<string | null> {
  const read = readText(plainDigits(text));
  if ('fault' in read || read.value === null) return read;
  const [, inBrackets] = /<([^<>]+)>$/.exec(read.value) ?? [];
  const address = (inBrackets ?? read.value)
    .replace(/^mailto:/i, '')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return isAddress(address) ? { value: address } : fault('NOT_AN_EMAIL', text);
}

/** Returns the email address in a text; null for any other text. */
export const emailIn = (text: string): string | null => valueOr(readEmail(text), null);

const isAddress = (text: string): boolean => text.length <= 200 && EMAIL.test(text) && !text.includes('..');
