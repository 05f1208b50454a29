import { createStore, useStore } from './createStore.ts';
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
type Values = Readonly<Record<string, unknown>>;

/** Looks up a word of the area and fills its `{{gaps}}`; a key the area does not define is a type error. */
export type Translate<M extends Messages> = (key: KeyOf<M>, values?: Values) => string;

const current = createStore<Language>(storedLanguage());
followLanguage(current.get());

/** The hook that looks up an area's words: `export const useMessages = messagesHook(messages)`, then `const t = useMessages()`. */
export function messagesHook<M extends Messages>(messages: M): () => Translate<M> {
  const translate = { th: translator('th', messages.th), en: translator('en', messages.en) };
  return () => translate[useLanguage()];
}

function translator(language: Language, words: Messages[Language]) {
  const plural = new Intl.PluralRules(language);
  return (key: string, values: Values = {}) => {
    const { count } = values;
    const text = (typeof count === 'number' && words[`${key}_${plural.select(count)}`]) || words[key] || key;
    return text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));
  };
}

export function currentLanguage(): Language {
  return current.get();
}

/** The language on the screen; the component follows a switch. */
export function useLanguage(): Language {
  return useStore(current);
}

/** Switches all words at once and remembers the choice on this device. */
export function switchLanguage(language: Language): void {
  try {
    storeLanguage(language);
  } catch (error) {
    // The choice still holds until the page is closed.
    if (!(error instanceof NoLocalStore)) throw error;
  }
  followLanguage(language);
  current.set(language);
  const session = currentSession();
  if (session) storeSession({ ...session, lan: language });
}

function followLanguage(language: Language): void {
  document.documentElement.lang = language;
}
