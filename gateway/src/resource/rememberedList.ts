import type { Field, FieldType, Resource } from './defineResource.ts';
import type { Parameters } from './Parameters.ts';

/** Rows from one mark of a list to the next. */
export const MARK_STEP = 1_000;

/** A row of a list and how many rows there are up to it, itself included. */
export interface ListMark {
  before: number;
  /** What the list is in the order of, as text. */
  key: string;
  id: string;
}

/** What was found out about a list: true until a change of its table is committed that `snapshot` does not see. */
export interface RememberedFacts {
  snapshot: string;
  total: number;
  /** One for every `MARK_STEP` rows; null until a far page is requested. */
  marks: readonly ListMark[] | null;
  /** Of a page that was found by a keyword, what is on it. */
  ids: readonly string[] | null;
}

/** A list that is remembered; `known` is null before it was read. */
export interface ListMemory {
  key: string;
  remembered: RememberedFacts | null;
}

/** What a list is in the order of, where that is one value that each record has. */
export interface ListKey {
  sql: string;
  type: keyof typeof KEY_TYPES;
  direction: 1 | -1;
}

const KEY_TYPES = { text: 'text', money: 'bigint', integer: 'int', timestamp: 'timestamptz' } as const;

/** The key of a list in the order of one field; null where rows could not be compared with a mark by it. */
export function listKey(field: Field | undefined, sql: string, direction: 1 | -1): ListKey | null {
  if (!field || field.join || !isKeyType(field.type)) return null;
  const isNeverNull = field.write?.required || field.neverEmpty || field.sql === 't.created_at';
  return isNeverNull ? { sql, type: field.type, direction } : null;
}

const isKeyType = (type: FieldType): type is ListKey['type'] => Object.hasOwn(KEY_TYPES, type);

/** SQL: whether the lists of a table are what they were, as changes of its records are written down with their transaction. */
export function unchangedSince(resource: Resource, snapshot: string, parameters: Parameters): string {
  const snapshotText = `${parameters.add(snapshot)}::pg_snapshot`;
  return `select not exists (select from changes where record = '${resource.table}'
    and transaction_id >= pg_snapshot_xmin(${snapshotText}) and not pg_visible_in_snapshot(transaction_id, ${snapshotText})) as yes`;
}

/** The last mark that is not behind the first row of a page. */
export const markBefore = ({ marks }: RememberedFacts, skip: number): ListMark | null =>
  marks?.findLast(({ before }) => before <= skip) ?? null;

/** SQL condition for the rows behind a mark. */
export function behindMark({ sql, type, direction }: ListKey, mark: ListMark, parameters: Parameters): string {
  const [key, id] = [parameters.add(mark.key), parameters.add(mark.id)];
  return `(${sql}, t.id) ${direction === 1 ? '>' : '<'} (${key}::${KEY_TYPES[type]}, ${id}::uuid)`;
}

/** SQL of all marks of a list; `rows` is its from and where. */
export function marksOf(key: ListKey, order: string, rows: string): string {
  return `(select json_agg(json_build_object('before', place, 'key', key, 'id', id) order by place) from (
    select (${key.sql})::text as key, t.id, row_number() over (order by ${order}) as place ${rows}) marked
    where place % ${MARK_STEP} = 0)`;
}
