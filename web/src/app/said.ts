import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import type { Language } from './language.ts';

/** Returns the message of a rule or the gateway in the reader's language; undefined for no message. */
export function said(message: string, language: Language): string;
export function said(message: string | undefined, language: Language): string | undefined;
export function said(message: string | undefined, language: Language): string | undefined {
  return message && language === 'th' ? thaiMessage(message) : message;
}
