import { readLocal, writeLocal } from './localStore.ts';

export type Language = 'th' | 'en';

const KEY = 'LOCALE';

/** Returns the language chosen on this device; Thai by default (HOME-11, HOME-12). */
export function storedLanguage(): Language {
  return readLocal(KEY) === 'en' ? 'en' : 'th';
}

export function storeLanguage(language: Language): void {
  writeLocal(KEY, language);
}
