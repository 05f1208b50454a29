import type { DatabaseClient } from '../database/pool.ts';
import {
  type Problem,
  type Refusal,
  refuseField,
  refuseFields,
  refuseInUse,
  refuseStale,
  refuseUnknown,
} from '../http/errors.ts';
import type { RecordValues, Resource } from './defineResource.ts';
import { isUuid } from './readValue.ts';

/** Inserts the record and returns its id. */
export async function insertRecord(client: DatabaseClient, resource: Resource, values: RecordValues): Promise<string> {
  await refuseForeignIds(client, resource, values);
  // An omitted column keeps its default; null would break columns that do not allow it.
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const columns = given.map(([column]) => column);
  const text =
    columns.length === 0
      ? `insert into ${resource.table} default values returning id`
      : `insert into ${resource.table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;
  const answer = await run(
    client,
    resource,
    text,
    given.map(([, value]) => value),
  );
  return answer[0]?.id ?? '';
}

/**
 * Locks the record, before its values are checked: a record that is missing or has changed since is refused for that
 * reason first. Rows that refer to it are not blocked.
 */
export async function lockRecord(
  client: DatabaseClient,
  resource: Resource,
  id: string,
  version: number,
): Promise<void> {
  const text = `select t.version from ${resource.table} t where t.id = $1 for no key update`;
  const [row] = (await client.query<{ version: number }>(text, [id])).rows;
  if (!row) throw refuseUnknown(resource.noun);
  if (row.version !== version) throw refuseStale();
}

/** Updates the record if it still has the version that the caller has read. */
export async function updateRecord(
  client: DatabaseClient,
  resource: Resource,
  id: string,
  version: number,
  values: RecordValues,
): Promise<void> {
  await refuseForeignIds(client, resource, values);
  await refuseFixed(client, resource, id, values);
  const changes = Object.keys(values).map((column, index) => `${column} = $${index + 3}`);
  const text = `update ${resource.table} t set ${[...changes, 'version = version + 1'].join(', ')}
    where t.id = $1 and t.version = $2 returning t.id`;
  const answer = await run(client, resource, text, [id, version, ...Object.values(values)]);
  if (answer.length === 0) throw refuseStale();
}

/** Refuses changes to fields that are fixed once the record exists; a form may send them back unchanged. */
async function refuseFixed(client: DatabaseClient, resource: Resource, id: string, values: RecordValues) {
  const fixed = [...resource.fieldByPath].flatMap(([path, { write }]) =>
    write?.createOnly && write.column in values ? [{ path, column: write.column }] : [],
  );
  for (const { path, column } of fixed) {
    const text = `select 1 from ${resource.table} t where t.id = $1 and t.${column} is distinct from $2`;
    const changed = await client.query(text, [id, values[column]]);
    if (changed.rowCount !== 0) throw refuseField(path, 'cannot be changed');
    delete values[column];
  }
}

export async function deleteRecord(client: DatabaseClient, resource: Resource, id: string): Promise<void> {
  const text = `delete from ${resource.table} t where t.id = $1 returning t.id`;
  const answer = await run(client, resource, text, [id]).catch((error) => {
    throw refuseReferenced(resource, error) ?? error;
  });
  if (answer.length === 0) throw refuseUnknown(resource.noun);
}

/** Returns a refusal that names the table which still refers to the row, as PostgreSQL reports it. */
function refuseReferenced({ noun }: Resource, error: unknown): Refusal | null {
  if (!(error instanceof Error && 'code' in error && error.code === '23503' && 'table' in error)) return null;
  return refuseInUse(noun, String(error.table).replaceAll('_', ' '));
}

async function run(
  client: DatabaseClient,
  resource: Resource,
  text: string,
  values: unknown[],
): Promise<{ id: string }[]> {
  try {
    return (await client.query<{ id: string }>(text, values)).rows;
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    throw resource.refuseClash?.(constraint) ?? error;
  }
}

/** PostgreSQL checks foreign keys without row-level security, so they alone would accept another realm's id. */
async function refuseForeignIds(client: DatabaseClient, resource: Resource, values: RecordValues): Promise<void> {
  const problems: Problem[] = [];
  for (const [name, { write }] of resource.fieldByPath) {
    const value = write && values[write.column];
    if (!write?.references || !isUuid(value)) continue;
    const existing = await client.query(`select 1 from ${write.references} where id = $1`, [value]);
    if (existing.rowCount === 0) problems.push({ path: name, message: 'does not exist' });
  }
  if (problems.length > 0) throw refuseFields(problems);
}

export function readVersion(value: unknown): number {
  const version = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof version === 'number' && Number.isInteger(version) && version >= 0) return version;
  throw refuseField('__v', 'is required: the version of the record that was changed');
}
