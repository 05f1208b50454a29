import { type Messages, type Translate, translator } from '@taem/domain/record/translator.ts';
import { createStore, useStore } from './createStore.ts';
import { type Language, storedLanguage, storeLanguage } from './language.ts';
import { NoLocalStore } from './localStore.ts';
import { currentSession, storeSession } from './session.ts';

const current = createStore<Language>(storedLanguage());
followLanguage(current.get());

/**
 * Returns the hook that looks up an area's words: `export const useMessages = messagesHook(messages)`, then `const t =
 * useMessages()`.
 */
export function messagesHook<M extends Messages>(messages: M): () => Translate<M> {
  const translate = { th: translator(messages, 'th'), en: translator(messages, 'en') };
  return () => translate[useLanguage()];
}

export function currentLanguage(): Language {
  return current.get();
}

/** Returns the language on the screen; the component follows a switch. */
export function useLanguage(): Language {
  return useStore(current);
}

/** Switches all words at once and remembers the choice on this device. */
export function switchLanguage(language: Language): void {
  try {
    storeLanguage(language);
  } catch (error) {
    // The device stores nothing: the choice still holds until the page is closed.
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
