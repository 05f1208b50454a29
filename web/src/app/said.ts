import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import type { Language } from './language.ts';

/** What a rule or the gateway answered, in the language of who reads it. */
export const said = (message: string, language: Language): string =>
  language === 'th' ? thaiMessage(message) : message;
