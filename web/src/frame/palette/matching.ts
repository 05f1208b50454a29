import type { Words } from '../../app/siteMap.ts';

/** Something that can be found by its words, in either language. */
export interface Named {
  readonly title: Words;
  /** Further words it is looked for by. */
  readonly also?: readonly Words[];
}

const plain = (text: string) => text.toLowerCase().normalize('NFC');

/**
 * Those that have every part of what was typed somewhere in their words, best first: named so, beginning so, with it in
 * the name, with it elsewhere; among equals in the order given.
 */
export function matching<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const whole = plain(typed.trim());
  const parts = whole.split(/\s+/);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, whole, parts) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry);
}

function rankOf({ title, also = [] }: Named, whole: string, parts: readonly string[]): number | null {
  const names = [title.th, title.en].map(plain);
  const all = [...names, ...also.flatMap(({ th, en }) => [th, en]).map(plain)].join('\n');
  if (!parts.every((part) => all.includes(part))) return null;
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  return names.some((name) => name.includes(whole)) ? 2 : 3;
}
