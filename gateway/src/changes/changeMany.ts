import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import { refuseOtherBranch } from '../resource/branchScope.ts';
import { changeRecord, refuseUnseen } from '../resource/changeRecord.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import { inSavepoint } from '../resource/inSavepoint.ts';
import { isUuid } from '../resource/readValue.ts';
import { jsonColumns } from './jsonColumns.ts';

/** A locked record, with its new values by column. */
export interface ChangingRecord {
  id: string;
  version: number;
  values: RecordValues;
}

/**
 * Changes many records by all rules of their resource, with few statements. Records that a rule refuses are left
 * unchanged and returned with the reason. All must be locked already, and each must occur only once.
 */
export async function changeMany(
  client: DatabaseClient,
  resource: Resource,
  request: FastifyRequest,
  records: readonly ChangingRecord[],
): Promise<Map<string, Refusal>> {
  const refused = new Map<string, Refusal>();
  const missing = await missingIds(client, resource, records);
  const accepted: ChangingRecord[] = [];
  for (const record of records) {
    const refusal = await refusalOf(client, resource, request, record, missing);
    if (refusal) refused.set(record.id, refusal);
    else accepted.push(record);
  }
  const judge = await resource.beforeChange?.(client, request.session);
  const together = await inSavepoint(client, async () => {
    for (const alike of byColumns(accepted)) await update(client, resource, alike);
    await resource.afterChange?.(client, request.session);
    await judge?.();
  });
  if (together === null) return refused;
  // One of them breaks a rule that only the database or the whole set reveals: they are changed one by one.
  for (const record of accepted) {
    const refusal = await inSavepoint(client, () => changeRecord(client, resource, request, record));
    if (refusal) refused.set(record.id, refusal);
  }
  return refused;
}

/** Checks the rules of one record; what these write elsewhere is only kept if they hold. */
async function refusalOf(
  client: DatabaseClient,
  resource: Resource,
  request: FastifyRequest,
  { id, values }: ChangingRecord,
  missing: ReadonlySet<string>,
): Promise<Refusal | null> {
  try {
    const stray = [...resource.fieldByPath].find(([, { write }]) => write && missing.has(String(values[write.column])));
    if (stray) throw refuseField(stray[0], 'does not exist');
    refuseUnseen(resource, request.session, values);
    await refuseOtherBranch(client, resource, request.session, id, values);
    await resource.prepare?.(values, client, request.session, id);
    await resource.watch?.(client, request, values, id);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Returns missing ids, as foreign keys alone would accept another realm's id. */
async function missingIds(
  client: DatabaseClient,
  { fieldByPath }: Resource,
  records: readonly ChangingRecord[],
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const { write } of fieldByPath.values()) {
    if (!write?.references) continue;
    const ids = [...new Set(records.map(({ values }) => values[write.column]).filter(isUuid))];
    if (ids.length === 0) continue;
    const text = `select id from unnest($1::uuid[]) id where not exists (select from ${write.references} t where t.id = id.id)`;
    const answer = await client.query<{ id: string }>(text, [ids]);
    for (const { id } of answer.rows) missing.add(id);
  }
  return missing;
}

/** Groups records with the same columns, as one statement needs. */
function byColumns(records: readonly ChangingRecord[]): ChangingRecord[][] {
  const groups = new Map<string, ChangingRecord[]>();
  for (const record of records) {
    const columns = Object.keys(record.values).sort().join(' ');
    const group = groups.get(columns);
    if (group) group.push(record);
    else groups.set(columns, [record]);
  }
  return [...groups.values()];
}

async function update(client: DatabaseClient, resource: Resource, records: readonly ChangingRecord[]): Promise<void> {
  const { table } = resource;
  const columns = Object.keys(records[0]?.values ?? {});
  if (columns.length === 0) return;
  const json = jsonColumns(resource);
  const rows = records.map(({ id, version, values }) => ({
    ...Object.fromEntries(columns.map((name) => [name, json.has(name) ? parsed(values[name]) : values[name]])),
    ...{ id, version },
  }));
  const text = `update ${table} t set version = t.version + 1, ${columns.map((column) => `${column} = v.${column}`).join(', ')}
    from json_populate_recordset(null::${table}, $1) v where t.id = v.id and t.version = v.version`;
  const answer = await client.query(text, [JSON.stringify(rows)]);
  if (answer.rowCount !== records.length) throw new Error('A locked record has changed.');
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
