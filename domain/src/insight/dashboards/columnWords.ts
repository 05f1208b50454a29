import { DASHBOARD_ROOTS } from './dashboardLimits.ts';
import { FIELD_WORDS, NOTHING_WORDS, VALUE_WORDS } from './fieldWords.ts';
import { drawnKeys, type FigureColumn, type FigurePart } from './figureParts.ts';
import type { LaidOutColumn } from './layOut.ts';

type Language = 'th' | 'en';

const wordOf = (words: (typeof FIELD_WORDS)[string] | undefined, language: Language) =>
  words?.[language === 'th' ? 0 : 1];

/** Returns the label of a field of a type; its name if it has no label. */
export const fieldWord = (name: string, language: Language, of = ''): string =>
  wordOf(FIELD_WORDS[`${of}.${name}`] ?? FIELD_WORDS[name], language) ?? name;

/** Returns the label of an enum value; any other text unchanged. */
export const valueWord = (value: string, language: Language): string => wordOf(VALUE_WORDS[value], language) ?? value;

/** Words an empty cell, such as the tier in a row of sales without one; `-` if the column has no word for it. */
export function nothingWord({ figure }: LaidOutColumn, language: Language): string {
  const word = figure?.fields.map((field) => NOTHING_WORDS[field]).find((words) => words !== undefined);
  return wordOf(word, language) ?? '-';
}

const ownName = (coordinate: string) => coordinate.slice(coordinate.indexOf('.') + 1);
const typeName = (coordinate: string) => coordinate.slice(0, coordinate.indexOf('.'));

/** Returns the title of an unnamed part; if several would be the same, each is followed by its key in the document. */
export function partWord(part: FigurePart, language: Language): string {
  const { coordinate, path, isTwin } = part;
  const word = breakdownWord(part, language) ?? fieldWord(ownName(coordinate), language, typeName(coordinate));
  const key = path.slice(path.lastIndexOf('.') + 1);
  const root = path.slice(0, path.indexOf('.'));
  const given = [...(DASHBOARD_ROOTS.includes(root) ? [] : [root]), ...(key === ownName(coordinate) ? [] : [key])];
  return isTwin && given.length > 0 ? `${word} (${given.join(', ')})` : word;
}

/** Names a breakdown by its dimensions, such as revenue by hour; null if its rows do not contain them. */
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

/** Returns the heading of a column: `สินค้า · ชื่อ`. */
export function columnWord({ name, figure, isBefore }: LaidOutColumn, language: Language): string {
  const word = name !== null || !figure ? (name ?? '') : keyWord(figure, language);
  return isBefore ? `${word} · ${fieldWord('previous', language)}` : word;
}

export function keyWord({ key, coordinate, fields }: FigureColumn, language: Language): string {
  const above = key.split('.').slice(0, -1);
  const own = ownName(coordinate);
  // The name of a branch is just called the branch.
  const last = above.length > 0 && own === 'name' ? [] : [fieldWord(own, language, typeName(coordinate))];
  // For nested rows, the lists that lead to them are not fields of the row.
  const ownFields = fields.slice(0, -1);
  const type = (at: number) => typeName(ownFields[at - (above.length - ownFields.length)] ?? '');
  return [...above.map((one, at) => fieldWord(one, language, type(at))), ...last].join(' · ');
}
