import { FIELD_WORDS, NOTHING_WORDS, VALUE_WORDS } from './fieldWords.ts';
import type { FigureColumn, FigurePart } from './figureParts.ts';
import type { LaidOutColumn } from './layOut.ts';

type Language = 'th' | 'en';

const wordOf = (words: (typeof FIELD_WORDS)[string] | undefined, language: Language) =>
  words?.[language === 'th' ? 0 : 1];

/** What a field of the type is called; its own name where nobody has given it words. */
export const fieldWord = (name: string, language: Language, of = ''): string =>
  wordOf(FIELD_WORDS[`${of}.${name}`] ?? FIELD_WORDS[name], language) ?? name;

/** What a value of an enum is called; a text that is none as it is. */
export const valueWord = (value: string, language: Language): string => wordOf(VALUE_WORDS[value], language) ?? value;

/** What it means that a row has nothing there, as a row by tier of sales without one; `-` where nobody needs to know. */
export function nothingWord({ figure }: LaidOutColumn, language: Language): string {
  const word = figure?.fields.map((field) => NOTHING_WORDS[field]).find((words) => words !== undefined);
  return wordOf(word, language) ?? '-';
}

const ownName = (coordinate: string) => coordinate.slice(coordinate.indexOf('.') + 1);
const typeName = (coordinate: string) => coordinate.slice(0, coordinate.indexOf('.'));

export const partWord = ({ coordinate, path }: FigurePart, language: Language): string => {
  const word = fieldWord(ownName(coordinate), language, typeName(coordinate));
  const key = path.slice(path.lastIndexOf('.') + 1);
  // Under an alias of its own it is told apart by that.
  return key === ownName(coordinate) ? word : `${word} (${key})`;
};

/** A column as it is read: `สินค้า · ชื่อ`. */
export function columnWord({ name, figure, isBefore }: LaidOutColumn, language: Language): string {
  const word = name !== null || !figure ? (name ?? '') : keyWord(figure, language);
  return isBefore ? `${word} · ${fieldWord('previous', language)}` : word;
}

export function keyWord({ key, coordinate, fields }: FigureColumn, language: Language): string {
  const above = key.split('.').slice(0, -1);
  const own = ownName(coordinate);
  // The name of a branch is the branch.
  const last = above.length > 0 && own === 'name' ? [] : [fieldWord(own, language, typeName(coordinate))];
  // Of rows in rows, the lists that lead to them are no fields of the row.
  const known = fields.slice(0, -1);
  const type = (at: number) => typeName(known[at - (above.length - known.length)] ?? '');
  return [...above.map((one, at) => fieldWord(one, language, type(at))), ...last].join(' · ');
}
