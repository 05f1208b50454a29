import { createInstance, type TOptions } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { messages as uiMessages } from '../ui/messages.ts';
import { type Language, storedLanguage, storeLanguage } from './language.ts';
import { NoLocalStore } from './localStore.ts';
import { currentSession, storeSession } from './session.ts';

/** Words of one area: the same keys in both languages. Plural forms end in `_one` and `_other`. */
export interface Messages {
  readonly th: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

type Singular<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
type KeyOf<M extends Messages> = Singular<keyof M['th'] | keyof M['en']> & string;

/** Looks up a word of the area; a key the area does not define is a type error. */
export type Translate<M extends Messages> = (key: KeyOf<M>, values?: TOptions) => string;

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: storedLanguage(),
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
});
followLanguage(currentLanguage());
registerMessages('ui', uiMessages);

/**
 * Brings an area's words in with the chunk that uses them and gives the hook that looks them up:
 * `export const useMessages = registerMessages('till', messages)`, then `const t = useMessages()`.
 */
export function registerMessages<M extends Messages>(area: string, messages: M): () => Translate<M> {
  i18n.addResourceBundle('th', area, messages.th);
  i18n.addResourceBundle('en', area, messages.en);
  return () => useTranslation(area, { i18n }).t as unknown as Translate<M>;
}

export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'th';
}

/** The language on the screen; the component follows a switch. */
export function useLanguage(): Language {
  return useTranslation(undefined, { i18n }).i18n.language === 'en' ? 'en' : 'th';
}

/** Switches all words at once and remembers the choice on this device. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    storeLanguage(language);
  } catch (error) {
    // The choice still holds until the page is closed.
    if (!(error instanceof NoLocalStore)) throw error;
  }
  await i18n.changeLanguage(language);
  followLanguage(language);
  const session = currentSession();
  if (session) storeSession({ ...session, lan: language });
}

function followLanguage(language: Language): void {
  document.documentElement.lang = language;
}
