import { DASHBOARD_ROOTS } from './dashboardLimits.ts';
import { FIELD_WORDS, NOTHING_WORDS, VALUE_WORDS } from './fieldWords.ts';
import { drawnKeys, type FigureColumn, type FigurePart } from './figureParts.ts';
import type { LaidOutColumn } from './layOut.ts';

type Language = 'th' | 'en';

const wordOf = (words: (typeof FIELD_WORDS)[string] | undefined, language: Language) =>
  words?.[language === 'th' ? 0 : 1];

/** The label of a field of the type; its name where it has no words. */
export const fieldWord = (name: string, language: Language, of = ''): string =>
  wordOf(FIELD_WORDS[`${of}.${name}`] ?? FIELD_WORDS[name], language) ?? name;

/** The label of an enum value; any other text is returned as it is. */
export const valueWord = (value: string, language: Language): string => wordOf(VALUE_WORDS[value], language) ?? value;

/** What an empty cell means, such as a row by tier of sales without one; `-` where it does not matter. */
export function nothingWord({ figure }: LaidOutColumn, language: Language): string {
  const word = figure?.fields.map((field) => NOTHING_WORDS[field]).find((words) => words !== undefined);
  return wordOf(word, language) ?? '-';
}

const ownName = (coordinate: string) => coordinate.slice(coordinate.indexOf('.') + 1);
const typeName = (coordinate: string) => coordinate.slice(0, coordinate.indexOf('.'));

/** The title of an unnamed part; where several are alike, each is followed by its key in the document. */
export function partWord(part: FigurePart, language: Language): string {
  const { coordinate, path, isTwin } = part;
  const word = breakdownWord(part, language) ?? fieldWord(ownName(coordinate), language, typeName(coordinate));
  const key = path.slice(path.lastIndexOf('.') + 1);
  const root = path.slice(0, path.indexOf('.'));
  const given = [...(DASHBOARD_ROOTS.includes(root) ? [] : [root]), ...(key === ownName(coordinate) ? [] : [key])];
  return isTwin && given.length > 0 ? `${word} (${given.join(', ')})` : word;
}

/** A breakdown is called by what it is by: revenue by hour. null where its rows do not say it. */
function breakdownWord({ coordinate, columns }: FigurePart, language: Language): string | null {
  const keys = drawnKeys(columns).flatMap(([column]) => (column ? [keyWord(column, language)] : []));
  if (!coordinate.endsWith('.breakdown') || keys.length === 0) return null;
  const figures = columns.filter(({ isKey, fields }) => !isKey && fields.length === 1);
  const [figure] = figures;
  const what = figure && figures.length === 1 ? keyWord(figure, language) : '';
  if (language === 'th') return `${what}ตาม${keys.join('และ')}`;
  const by = `by ${keys.map((key) => key.charAt(0).toLowerCase() + key.slice(1)).join(' and ')}`;
  return what === '' ? by.charAt(0).toUpperCase() + by.slice(1) : `${what} ${by}`;
}

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
  const ownFields = fields.slice(0, -1);
  const type = (at: number) => typeName(ownFields[at - (above.length - ownFields.length)] ?? '');
  return [...above.map((one, at) => fieldWord(one, language, type(at))), ...last].join(' · ');
}
