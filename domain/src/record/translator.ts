import type { Words } from './words.ts';

/** Texts of one area, with the same keys in both languages. Plural forms end in `_one` and `_other`. */
export interface Messages {
  readonly th: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

type Singular<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
type KeyOf<M extends Messages> = Singular<keyof M['th'] | keyof M['en']> & string;
type Values = Readonly<Record<string, unknown>>;

/** Looks up a text of the area and fills its `{{gaps}}`; a key the area does not define is a type error. */
export type Translate<M extends Messages> = (key: KeyOf<M>, values?: Values) => string;

/** Returns the texts of one language; `count` chooses the plural form. */
export function translator<M extends Messages>(messages: M, language: keyof Words): Translate<M> {
  const words: Readonly<Record<string, string>> = messages[language];
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const text = (typeof count === 'number' && words[`${key}_${plural.select(count)}`]) || words[key] || key;
    return text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));
  };
}
