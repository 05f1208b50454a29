import type { Language } from './language.ts';

/** Sorts by name in the given language: places and other lists that all shops share arrive in the order of their Thai names. */
export function inNameOrder<Named extends { readonly name: string }>(
  list: readonly Named[],
  language: Language,
): readonly Named[] {
  return [...list].sort((one, other) => one.name.localeCompare(other.name, language));
}
