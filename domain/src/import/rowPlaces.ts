import type { Words } from '../record/words.ts';

/** Labels for messages about a row that belong to no column. */
const PLACES: Readonly<Record<string, Words>> = {
  cells: { th: 'ทั้งแถว', en: 'Row' },
  heading: { th: 'หัวตาราง', en: 'Heading' },
};

interface Named {
  readonly path: string;
  readonly label: Words;
}

/**
 * Returns the name of a place in a row: its heading in the file, or else its label on screens. A reference is also
 * matched by its id.
 */
export function placeName(
  path: string,
  columns: readonly { readonly head: string; readonly field: string | null }[],
  fields: readonly Named[],
  language: keyof Words,
): string {
  const paths = [path, path.replace(/_id$/, '')];
  const head = columns.find(({ field }) => field !== null && paths.includes(field))?.head;
  return head || labelOf(path, fields, language);
}

/** Returns the label of a field on screens. */
export function labelOf(path: string, fields: readonly Named[], language: keyof Words): string {
  const named = (name: string) => fields.find((field) => field.path === name)?.label;
  const words = named(path) ?? named(path.replace(/_id$/, '')) ?? PLACES[path];
  return words?.[language] ?? path;
}
