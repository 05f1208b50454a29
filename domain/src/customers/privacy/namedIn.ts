import { plainDigits } from '../../reading/plainDigits.ts';

/** What identifies a person in a text. */
export interface Identifiers {
  /** As they were ever called, in any language. */
  readonly names: readonly string[];
  /** Those of the names that another customer has too, in lower case: one alone identifies no one. */
  readonly common: ReadonlySet<string>;
  /** Phones, with the country or without, and e-mail addresses that no other customer has. */
  readonly contacts: readonly string[];
}

/** Replaces what identified a person. */
export const EMPTIED = '…';
/** A shorter name is found in many words; it counts where it stands by itself. */
const SHORTEST_INSIDE = 4;

/**
 * Whether a text identifies the person: by a phone or an e-mail address, a name that no other customer has, or two of their
 * names.
 */
export function namesPerson(text: string, identifiers: Identifiers): boolean {
  const read = plainDigits(text);
  if (identifiers.contacts.some((contact) => contactIn(contact).test(read))) return true;
  const found = new Set(identifiers.names.filter((name) => nameIn(name).test(read)).map((name) => name.toLowerCase()));
  return found.size > 1 || [...found].some((name) => !identifiers.common.has(name));
}

/** The text without what identifies the person; unchanged where nothing does. */
export function withoutPerson(text: string, identifiers: Identifiers): string {
  if (!namesPerson(text, identifiers)) return text;
  const patterns = [...identifiers.contacts.map(contactIn), ...longestFirst(identifiers.names).map(nameIn)];
  return patterns.reduce((left, pattern) => left.replace(pattern, EMPTIED), plainDigits(text));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

const LETTER = '[\\p{L}\\p{M}\\p{N}]';

/** Words are not kept apart in Thai: a name that is long enough is one inside others too. */
function nameIn(name: string): RegExp {
  const mayStandInside = /\p{Script=Thai}/u.test(name) && name.length >= SHORTEST_INSIDE;
  const pattern = escaped(name);
  return new RegExp(mayStandInside ? pattern : `(?<!${LETTER})${pattern}(?!${LETTER})`, 'giu');
}

/** A phone however it is grouped, with the country or without. */
function contactIn(contact: string): RegExp {
  if (contact.includes('@')) return new RegExp(escaped(contact), 'giu');
  const digits = (contact.split('|')[0] ?? '').replace(/\D/g, '').replace(/^(?:66|0)/, '');
  return new RegExp(`(?<!\\d)(?:\\+?66[\\s().-]*|0)?${[...digits].join('[\\s().-]*')}(?!\\d)`, 'gu');
}
