import type { FileLayout } from '@taem/domain/reading/fileLayout.ts';
import { isObject } from '@taem/domain/reading/isObject.ts';
import { refuseField } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayKnow } from '../compileRecord.ts';
import type { Field, Resource } from '../defineResource.ts';
import { isOfPeople } from '../personal.ts';
import { type ExportColumn, FIXED, isFixed, PLACE } from './ExportTable.ts';
import { readLayout } from './fileLayout.ts';
import type { FileFormat } from './fileTypes.ts';
import { mayTakePeople, requireTakePeople } from './takeAway.ts';

const MAX_COLUMNS = 60;
const MAX_ABOVE = 80;
const MAX_WORDS = 50;
const MAX_LABEL_LENGTH = 100;
const MAX_ABOVE_LENGTH = 300;
const ADDED: ReadonlySet<string> = new Set(['money', 'integer', 'decimal']);

/** The options of a requested file, apart from its rows. */
export interface FileRequest {
  format: FileFormat;
  columns: readonly ExportColumn[];
  /** Rows above the headings: what the file is, its days, its author. */
  above: readonly (readonly string[])[];
  /** The label before the sums below the rows; null for no such row. */
  total: string | null;
  /** The form that another program needs; null for a file that people open. */
  layout: FileLayout | null;
}

export function readFileRequest(
  resource: Resource,
  session: GatewaySession,
  given: Readonly<Record<string, unknown>>,
): FileRequest {
  const layout = readLayout(given.layout);
  return {
    layout,
    format: given.format === 'csv' ? 'csv' : 'xlsx',
    columns: readColumns(resource, session, given.columns, {
      words: readWords(given.words),
      isPlaced: layout !== null,
    }),
    above: readAbove(given.above),
    total: typeof given.total === 'string' && given.total !== '' ? given.total.slice(0, MAX_LABEL_LENGTH) : null,
  };
}

/**
 * Parses `[["code","Code"],["category.name","Category"],["total_revenue","Revenue","sum"]]`. A field that this person
 * may not read is left out, or becomes an empty column where a program reads columns by position.
 */
function readColumns(
  resource: Resource,
  session: GatewaySession,
  given: unknown,
  { words, isPlaced }: { words: Words; isPlaced: boolean },
): ExportColumn[] {
  const columns = parsedColumns(given).map(([path, label, sum]) => {
    const field = fieldOf(resource, path);
    if (!field || field.matches) throw refuseField('columns', `has no field "${path.slice(0, 50)}"`);
    if (sum && !ADDED.has(field.type)) throw refuseField('columns', `cannot add up "${path}"`);
    return { path, label, field, isSummed: sum !== undefined };
  });
  // CU-4 A list of people needs the right to export them; other lists are exported without columns that identify people.
  if (isOfPeople(resource)) requireTakePeople(session);
  const mayTake = mayTakePeople(session);
  const readable = columns.filter(({ field }) => mayKnow(field, session));
  const allowed = readable.filter(({ field }) => mayTake || !field.isPersonal);
  if (allowed.length === 0 && readable.length > 0) requireTakePeople(session);
  if (allowed.length === 0) throw refuseField('columns', 'must name a field');
  const written = isPlaced ? columns : allowed;
  return written.map((column) => {
    const { label, field, isSummed } = column;
    const path = allowed.includes(column) ? column.path : FIXED;
    return { path, label, type: field.isLocalTime ? 'localTime' : field.type, isSummed, words: words[path] };
  });
}

const ROW: Field = { type: 'integer' } as Field;
const TEXT: Field = { type: 'text' } as Field;

function fieldOf(resource: Resource, path: string): Field | undefined {
  if (path === PLACE) return ROW;
  if (isFixed(path)) return TEXT;
  return Object.hasOwn(resource.fields, path) ? resource.fields[path] : objectAround(resource, path);
}

/** Returns the fields that its rows need. */
export const fieldsOfFile = ({ columns }: Pick<FileRequest, 'columns'>): string[] =>
  columns.flatMap(({ path }) => (path === PLACE || isFixed(path) ? [] : [path]));

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parses display texts for the codes of columns, such as `{"gender":{"Female":"หญิง","":"ไม่ระบุ"}}`. */
function readWords(given: unknown): Words {
  if (given === undefined || given === '') return {};
  const words = parsed(given);
  const isWords = (each: unknown) => {
    const texts = isObject(each) ? Object.values(each) : null;
    return (
      texts !== null &&
      texts.length <= MAX_WORDS &&
      isTexts(texts) &&
      texts.every((text) => text.length <= MAX_LABEL_LENGTH)
    );
  };
  if (isObject(words) && Object.keys(words).length <= MAX_COLUMNS && Object.values(words).every(isWords))
    return words as Words;
  throw refuseField('words', 'must be a JSON object of fields, each with an object of codes and their words');
}

/** Returns the JSON field that contains the path: `template.logic` is inside `template`, which is stored as one object. */
function objectAround({ fields }: Resource, path: string): Field | undefined {
  const found = path.split('.').map((_, index, names) => names.slice(0, index).join('.'));
  const object = found.find((name) => Object.hasOwn(fields, name) && fields[name]?.type === 'json');
  return object === undefined ? undefined : fields[object];
}

type RequestedColumn = [path: string, label: string, sum?: 'sum'];

function parsedColumns(given: unknown): RequestedColumn[] {
  const columns = parsed(given);
  const isColumn = (column: unknown): column is RequestedColumn =>
    isTexts(column) && (column.length === 2 || (column.length === 3 && column[2] === 'sum'));
  if (Array.isArray(columns) && columns.length <= MAX_COLUMNS && columns.every(isColumn)) {
    return columns.map(([path, label, sum]) => [path, label.slice(0, MAX_LABEL_LENGTH), sum]);
  }
  throw refuseField(
    'columns',
    `must be a JSON list of at most ${MAX_COLUMNS} pairs of a field and its heading, "sum" behind those to add up`,
  );
}

function readAbove(given: unknown): string[][] {
  if (given === undefined || given === '') return [];
  const rows = parsed(given);
  if (Array.isArray(rows) && rows.length <= MAX_ABOVE && rows.every((row) => isTexts(row) && row.length <= 2)) {
    return rows.map((row: string[]) => row.map((text) => text.slice(0, MAX_ABOVE_LENGTH)));
  }
  throw refuseField('above', `must be a JSON list of at most ${MAX_ABOVE} rows of one or two texts`);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

function parsed(given: unknown): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    return undefined;
  }
}
