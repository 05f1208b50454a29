import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import type { Language } from './language.ts';

/** What a rule or the gateway answered, in the language of who reads it; undefined where it answered nothing. */
export function said(message: string, language: Language): string;
export function said(message: string | undefined, language: Language): string | undefined;
export function said(message: string | undefined, language: Language): string | undefined {
  return message && language === 'th' ? thaiMessage(message) : message;
}
