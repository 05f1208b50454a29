import { arabicDigits } from '../../arabicDigits.ts';

/** What a person is known by. */
export interface KnownBy {
  /** As they were ever called, in any language. */
  readonly names: readonly string[];
  /** Which of these somebody else is called too, in lower case: one alone tells nobody. */
  readonly common: ReadonlySet<string>;
  /** Phones, with the country or without, and e-mail addresses that nobody else has. */
  readonly contacts: readonly string[];
}

/** In the place of what told a person. */
const NOTHING = '…';
/** A shorter name is found in many words; it counts where it stands by itself. */
const SHORTEST_INSIDE = 4;

/**
 * Whether a text tells somebody: it has a phone or an e-mail address of theirs, a name that nobody else has, or two of their
 * names.
 */
export function namesPerson(text: string, known: KnownBy): boolean {
  const read = arabicDigits(text);
  if (known.contacts.some((contact) => contactIn(contact).test(read))) return true;
  const found = new Set(known.names.filter((name) => nameIn(name).test(read)).map((name) => name.toLowerCase()));
  return found.size > 1 || [...found].some((name) => !known.common.has(name));
}

/** The text without what tells the person; as it is where it tells nothing. */
export function withoutPerson(text: string, known: KnownBy): string {
  if (!namesPerson(text, known)) return text;
  const patterns = [...known.contacts.map(contactIn), ...longestFirst(known.names).map(nameIn)];
  return patterns.reduce((left, pattern) => left.replace(pattern, NOTHING), arabicDigits(text));
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
