import { headKey, MAX_HEAD_LENGTH, withBrackets } from './headKey.ts';
import type { ImportField } from './ImportField.ts';

/** How a column was recognised: by the name on the wire, by the label on screens, or by an alias of other products. */
export type FoundBy = 'field' | 'label' | 'alias';

export interface FoundColumn {
  readonly head: string;
  /** null for a column that is not imported. */
  readonly field: string | null;
  readonly by: FoundBy | null;
  /** For a column that matches a field less certainly: the position of the column that is used instead. */
  readonly instead: number | null;
  /** The text in brackets that may change its meaning: of another person, of another time. */
  readonly unread: string | null;
}

interface Meaning {
  readonly field: string;
  readonly by: FoundBy;
  /** The lower, the more certain. */
  readonly rank: number;
  readonly unread?: string;
}

/** Meanings of column headings by their key. */
export interface HeadMeanings {
  readonly usual: ReadonlyMap<string, Meaning>;
  /** Meanings that only apply in a file with another given column, if no column has their field by its usual meaning. */
  readonly beside: readonly { readonly meanings: ReadonlyMap<string, Meaning>; readonly field: string }[];
}

const RANKS = { field: 0, label: 1, alias: 2 } as const;
/** A heading that is only recognised without its brackets ranks after all others. */
const LOOSE = 1_000;

export const headMeanings = (fields: readonly ImportField[]): HeadMeanings => ({
  usual: meaningsOf(fields.filter(({ beside }) => beside === undefined)),
  beside: fields.flatMap((field) =>
    field.beside === undefined ? [] : [{ meanings: meaningsOf([field]), field: field.beside }],
  ),
});

function meaningsOf(fields: readonly ImportField[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (head: string, meaning: Meaning) => {
    const key = headKey(head);
    const other = meanings.get(key);
    if (!other || meaning.rank < other.rank) meanings.set(key, meaning);
  };
  for (const { path, label, aliases = [], isInternal } of fields) {
    add(path, { field: path, by: 'field', rank: RANKS.field });
    if (isInternal) continue;
    for (const words of [label.th, label.en]) add(words, { field: path, by: 'label', rank: RANKS.label });
    for (const [place, alias] of aliases.entries()) add(alias, { field: path, by: 'alias', rank: RANKS.alias + place });
  }
  return meanings;
}

/**
 * Finds the field of each column of a file by its heading. Of several columns for one field the most certain is used,
 * then the first.
 */
export function findColumns(heads: readonly string[], meanings: HeadMeanings): FoundColumn[] {
  const found = heads.map((head) => meaningOf(head, meanings.usual));
  const taken = new Map<string, number>();
  for (const [place, meaning] of found.entries()) {
    if (!meaning) continue;
    const other = taken.get(meaning.field);
    if (other === undefined || meaning.rank < (found[other]?.rank ?? 0)) taken.set(meaning.field, place);
  }
  for (const { meanings: others, field } of meanings.beside) {
    if (!taken.has(field)) continue;
    const place = heads.findIndex((head, at) => {
      const own = found[at];
      return (!own || taken.get(own.field) !== at) && others.has(headKey(head));
    });
    const meaning = others.get(headKey(heads[place] ?? ''));
    if (!meaning) continue;
    found[place] = meaning;
    taken.set(meaning.field, place);
  }
  return heads.map((head, place) => {
    const meaning = found[place];
    const chosen = meaning ? (taken.get(meaning.field) ?? null) : null;
    if (!meaning || chosen !== place) return { head, field: null, by: null, instead: chosen, unread: null };
    return { head, field: meaning.field, by: meaning.by, instead: null, unread: meaning.unread ?? null };
  });
}

function meaningOf(head: string, meanings: HeadMeanings['usual']): Meaning | null {
  if (head.length > MAX_HEAD_LENGTH) return null;
  const exact = meanings.get(headKey(head));
  if (exact) return exact;
  const parts = withBrackets(head);
  const loose = parts && meanings.get(headKey(parts.before));
  if (!loose) return null;
  const taken = { ...loose, by: 'alias' as const, rank: loose.rank + LOOSE };
  if (parts.isShop || isUnderstood(parts.within)) return taken;
  const other = meanings.get(headKey(parts.within));
  return other && other.field !== loose.field ? null : { ...taken, rank: taken.rank + LOOSE, unread: parts.within };
}

/**
 * Words in brackets that describe the format of a column but do not change its meaning: a unit, a language, whether it
 * is required.
 */
const UNDERSTOOD_WORDS: ReadonlySet<string> = new Set(
  [
    ...[
      '',
      'บาท',
      'THB',
      'baht',
      'ไทย',
      'ภาษาไทย',
      'TH',
      'Thai',
      'จำเป็น',
      'บังคับ',
      'ไม่บังคับ',
      'ถ้ามี',
      'required',
      'optional',
    ],
    ...['ชิ้น', 'หน่วย', 'ครั้ง', 'แต้ม', 'คะแนน', 'pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'points', 'pts'],
    ...['พ.ศ.', 'ค.ศ.', 'HTML'],
    // Prices on shelves include VAT.
    ...['รวม VAT', 'รวม VAT แล้ว', 'รวมภาษี', 'รวมภาษีแล้ว', 'รวมภาษีมูลค่าเพิ่ม', 'รวม VAT 7%'],
    ...[
      'incl. VAT',
      'including VAT',
      'inc VAT',
      'with VAT',
      'VAT included',
      'incl. tax',
      'including tax',
      'tax included',
    ],
  ].map(headKey),
);
/** The length of a number, and the format of a day. */
const UNDERSTOOD_SHAPE = /^(?:\d+(?:หลัก|digits?)|[dmyวดป]+)$/;

function isUnderstood(within: string): boolean {
  const key = headKey(within);
  return UNDERSTOOD_WORDS.has(key) || UNDERSTOOD_SHAPE.test(key);
}
