import type { Field, FieldType, Resource } from './defineResource.ts';
import type { Parameters } from './Parameters.ts';

/** Number of rows from one mark of a list to the next. */
export const MARK_STEP = 1_000;

/** A row of a list, and the number of rows up to and including it. */
export interface ListMark {
  before: number;
  /** The value by which the list is sorted, as text. */
  key: string;
  id: string;
}

/** Cached facts about a list: they hold until a change to its table is committed that `snapshot` does not include. */
export interface RememberedFacts {
  snapshot: string;
  total: number;
  /** One for every `MARK_STEP` rows; null until a distant page is requested. */
  marks: readonly ListMark[] | null;
  /** The ids on a page that was found by a keyword. */
  ids: readonly string[] | null;
}

/** A cached list; `remembered` is null before the list was read. */
export interface ListMemory {
  key: string;
  remembered: RememberedFacts | null;
}

/** The value by which a list is sorted, if it is a single one that every record has. */
export interface ListKey {
  sql: string;
  type: keyof typeof KEY_TYPES;
  direction: 1 | -1;
}

const KEY_TYPES = { text: 'text', money: 'bigint', integer: 'int', timestamp: 'timestamptz' } as const;

/** Returns the sort key of a list sorted by one field; null if rows could not be compared with a mark by it. */
export function listKey(field: Field | undefined, sql: string, direction: 1 | -1): ListKey | null {
  if (!field || field.join || !isKeyType(field.type)) return null;
  const isNeverNull = field.write?.required || field.neverEmpty || field.sql === 't.created_at';
  return isNeverNull ? { sql, type: field.type, direction } : null;
}

const isKeyType = (type: FieldType): type is ListKey['type'] => Object.hasOwn(KEY_TYPES, type);

/**
 * Returns SQL that checks whether the lists of a table are unchanged, as changes to its records are recorded with their
 * transaction.
 */
export function unchangedSince(resource: Resource, snapshot: string, parameters: Parameters): string {
  const snapshotText = `${parameters.add(snapshot)}::pg_snapshot`;
  return `select not exists (select from changes where record = '${resource.table}'
    and transaction_id >= pg_snapshot_xmin(${snapshotText}) and not pg_visible_in_snapshot(transaction_id, ${snapshotText})) as yes`;
}

/** Returns the last mark that is not after the first row of a page. */
export const markBefore = ({ marks }: RememberedFacts, skip: number): ListMark | null =>
  marks?.findLast(({ before }) => before <= skip) ?? null;

/** Returns an SQL condition for the rows after a mark. */
export function behindMark({ sql, type, direction }: ListKey, mark: ListMark, parameters: Parameters): string {
  const [key, id] = [parameters.add(mark.key), parameters.add(mark.id)];
  return `(${sql}, t.id) ${direction === 1 ? '>' : '<'} (${key}::${KEY_TYPES[type]}, ${id}::uuid)`;
}

/** Returns SQL of all marks of a list; `rows` is its `from` and `where`. */
export function marksOf(key: ListKey, order: string, rows: string): string {
  return `(select json_agg(json_build_object('before', place, 'key', key, 'id', id) order by place) from (
    select (${key.sql})::text as key, t.id, row_number() over (order by ${order}) as place ${rows}) marked
    where place % ${MARK_STEP} = 0)`;
}
