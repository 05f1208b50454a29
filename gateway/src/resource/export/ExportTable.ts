import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import type { FieldType } from '../defineResource.ts';
import { LocalTime } from './LocalTime.ts';

/** In place of a field: the number of the row, from 1. */
export const PLACE = '#';

/** In place of a field: the text after this sign, in every row. */
export const FIXED = '=';
export const isFixed = (path: string): boolean => path.startsWith(FIXED);

/** A column of a file: its field and its heading. */
export interface ExportColumn {
  path: string;
  label: string;
  type: FieldType | 'localTime';
  /** Whether its values are added up below the rows. */
  isSummed?: boolean;
  /** Display texts for its codes, even where a detail follows the code; the empty text stands for no value. */
  words?: Readonly<Record<string, string>> | undefined;
}

/**
 * The content of one cell. A number can be added up in a spreadsheet, days and moments can be sorted and grouped;
 * everything else is text, whatever it looks like.
 */
export type Cell = string | number | LocalTime | null;

const STORED_PHONE = /^\d+\|[A-Z]{2}\|\+\d+$/;

/** Returns the cells of a record in the order of the columns; moments by the clock of the shop. */
export function cellsOf(record: unknown, columns: readonly ExportColumn[], timeZone: string): Cell[] {
  return columns.map(({ path, type, words }) =>
    isFixed(path) ? fixedCell(path) : cellOf(inWords(valueAt(record, path), words), type, timeZone),
  );
}

function fixedCell(path: string): Cell {
  const text = path.slice(FIXED.length);
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

function inWords(value: unknown, words: ExportColumn['words']): unknown {
  if (!words) return value;
  // A sale paid in two parts by the same method has that method once.
  if (Array.isArray(value)) return [...new Set(value.map((each) => inWords(each, words)))];
  const code = value === null || value === undefined ? '' : String(value);
  if (Object.hasOwn(words, code)) return words[code];
  const [reason, detail] = detailed(code);
  return detail && Object.hasOwn(words, reason) ? `${words[reason]} · ${detail}` : value;
}

/** Splits a code from a user's addition, such as in the reason of a void: `Wrong Product: two of them`. */
function detailed(text: string): [code: string, detail: string] {
  const end = text.indexOf(': ');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)];
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const inside = (each: unknown) => (each as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(value) ? value.map(inside) : inside(value);
  }, record);
}

function cellOf(value: unknown, type: ExportColumn['type'], timeZone: string): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'object' ? JSON.stringify(each) : each)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  if (type === 'timestamp') return LocalTime.of(formatLocalTime(toLocalTime(new Date(String(value)), timeZone)));
  if (type === 'date' || type === 'localTime') return LocalTime.of(String(value));
  return STORED_PHONE.test(String(value)) ? formatPhone(String(value)) : String(value);
}
