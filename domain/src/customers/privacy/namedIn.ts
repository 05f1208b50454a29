import { plainDigits } from '../../reading/plainDigits.ts';

/** The details that identify a person in a text. */
export interface Identifiers {
  /** All names that the person ever had, in any language. */
  readonly names: readonly string[];
  /** The names that another customer has too, in lower case; one alone identifies no one. */
  readonly common: ReadonlySet<string>;
  /** Phones, with or without the country code, and email addresses that no other customer has. */
  readonly contacts: readonly string[];
}

/** Replaces what identified a person. */
export const EMPTIED = '…';
/** A shorter name occurs in many words, so it only counts as a separate word. */
const SHORTEST_INSIDE = 4;

/**
 * Whether a text identifies the person: by a phone or an email address, a name that no other customer has, or two of
 * their names.
 */
export function namesPerson(text: string, identifiers: Identifiers): boolean {
  const read = plainDigits(text);
  if (identifiers.contacts.some((contact) => contactIn(contact).test(read))) return true;
  const found = new Set(identifiers.names.filter((name) => nameIn(name).test(read)).map((name) => name.toLowerCase()));
  return found.size > 1 || [...found].some((name) => !identifiers.common.has(name));
}

/** Replaces everything that identifies the person; unchanged if nothing does. */
export function withoutPerson(text: string, identifiers: Identifiers): string {
  if (!namesPerson(text, identifiers)) return text;
  const patterns = [...identifiers.contacts.map(contactIn), ...longestFirst(identifiers.names).map(nameIn)];
  return patterns.reduce((left, pattern) => left.replace(pattern, EMPTIED), plainDigits(text));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

const LETTER = '[\\p{L}\\p{M}\\p{N}]';

/** Thai has no spaces between words, so a name that is long enough also counts inside other letters. */
function nameIn(name: string): RegExp {
  const mayStandInside = /\p{Script=Thai}/u.test(name) && name.length >= SHORTEST_INSIDE;
  const pattern = escaped(name);
  return new RegExp(mayStandInside ? pattern : `(?<!${LETTER})${pattern}(?!${LETTER})`, 'giu');
}

/** Returns a pattern for an email address, or for a phone in any grouping, with or without the country code. */
function contactIn(contact: string): RegExp {
  if (contact.includes('@')) return new RegExp(escaped(contact), 'giu');
  const digits = (contact.split('|')[0] ?? '').replace(/\D/g, '').replace(/^(?:66|0)/, '');
  return new RegExp(`(?<!\\d)(?:\\+?66[\\s().-]*|0)?${[...digits].join('[\\s().-]*')}(?!\\d)`, 'gu');
}
