import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import { standsNearlyIn } from '@taem/domain/reading/standsNearlyIn.ts';
import type { Words } from '../../app/siteMap.ts';

/** Something that is found by its words, in either language. */
export interface Named {
  readonly title: Words;
  /** Further search words. */
  readonly also?: readonly Words[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]s\b/g, '');

/** Words of a question that do not narrow the search. */
const EMPTY = new Set(
  'a an the this my our is are was do does did how much many what which where who i we to of for in on at by with and'.split(
    ' ',
  ),
);
/** Minimum length of a phrase: shorter ones occur in too many questions. */
const SHORTEST = 4;

/**
 * Returns the entries whose words contain every part of the typed text, best first: the same name, the same phrase, a name
 * that begins with it, a name that contains it, the rest; equal ones stay in the given order. If there are none, returns the
 * entries that have a phrase which the typed text contains, the longest phrase first.
 */
export function matching<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const whole = plain(typed.trim());
  const all = whole.split(/\s+/);
  const saying = all.filter((part) => !EMPTY.has(part));
  const parts = saying.length > 0 ? saying : all;
  const found = ranked(entries, (entry) => rankOf(entry, whole, parts));
  return found.length > 0 ? found : ranked(entries, (entry) => rankWithin(entry, parts.join(' ')));
}

/**
 * Minimum length of a mistyped word: in a shorter one a single letter matters too much (`sale` is nearly `tale`, and half of
 * all words).
 */
const SHORTEST_MISTYPED = 4;

/**
 * Returns the entries that match the typed text with one mistake in each of its words: first those that match by name, then
 * those that need their further words. Returns none for text with digits, as another number means another thing.
 */
export function nearlyMatching<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const parts = plain(typed.trim())
    .split(/\s+/)
    .map(foldSearch)
    .filter((part) => !EMPTY.has(part));
  if (parts.length === 0 || parts.some((part) => [...part].length < SHORTEST_MISTYPED || /\d/.test(part))) return [];
  const has = (words: readonly Words[]) => {
    const texts = words.flatMap(({ th, en }) => [th, en]).map((text) => foldSearch(plain(text)));
    return parts.every((part) => texts.some((text) => standsNearlyIn(text, part)));
  };
  return ranked(entries, ({ title, also = [] }) => (has([title]) ? 0 : has([title, ...also]) ? 1 : null));
}

function ranked<Entry extends Named>(entries: readonly Entry[], rank: (entry: Entry) => number | null): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => each.rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry);
}

const phrasesOf = (words: readonly Words[]) => words.flatMap(({ th, en }) => plain(`${th},${en}`).split(/,\s*/));

function rankWithin({ title, also = [] }: Named, typed: string): number | null {
  const longest = Math.max(
    ...phrasesOf([title, ...also])
      .filter((phrase) => typed.includes(phrase))
      .map(({ length }) => length),
    0,
  );
  return longest < SHORTEST ? null : -longest;
}

function rankOf({ title, also = [] }: Named, whole: string, parts: readonly string[]): number | null {
  const names = [title.th, title.en].map(plain);
  const all = [...names, ...also.flatMap(({ th, en }) => [th, en]).map(plain)].join('\n');
  if (!parts.every((part) => all.includes(part))) return null;
  if (names.includes(whole)) return 0;
  if (phrasesOf(also).includes(whole)) return 1;
  if (names.some((name) => name.startsWith(whole))) return 2;
  return names.some((name) => name.includes(whole)) ? 3 : 4;
}
