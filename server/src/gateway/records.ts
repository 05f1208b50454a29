import DataLoader from 'dataloader';
import type { Context } from './context.ts';
import type { ListQuery } from './GatewayCalls.ts';
import { type Pending, type Plan, planOf, type Row, type Waiting } from './plan.ts';
import { resourceOf } from './resourceOf.ts';
import { type Operation, type Selection, selectionOf } from './selection.ts';
import { at, type WireRecord } from './wire.ts';

/** The maximum ids of one call: their filter must stay well below the maximum length of a URL. */
const MAX_IDS = 200;

/** Reads rows of a type for execution: maps values, reads nested records, and loads every selected relation. */
export function readRecords<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  records: readonly WireRecord[],
): Promise<T[]> {
  return readRows(context, selectionOf(operation), typeName, records) as Promise<T[]>;
}

export async function readRecord<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  record: WireRecord | null,
): Promise<T | null> {
  if (!record) return null;
  const [row] = await readRecords<T>(context, operation, typeName, [record]);
  return row ?? null;
}

/** Loads a whole list, for the small resources that are read without pages. */
export async function listRecords<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  query: ListQuery = {},
): Promise<T[]> {
  const { projection } = planOf(context.records, selectionOf(operation), typeName);
  const { rows } = await context.gateway.list(resourceOf(context.records, typeName), { ...query, projection });
  return await readRecords<T>(context, operation, typeName, rows);
}

/** Loads one record by id; null if there is none. */
export async function oneRecord<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  id: string,
): Promise<T | null> {
  const { projection } = planOf(context.records, selectionOf(operation), typeName);
  const record = await context.gateway.one(resourceOf(context.records, typeName), id, projection);
  return await readRecord<T>(context, operation, typeName, record);
}

/**
 * Loads records by their ids, in the same order, batched with all others of the operation; null for one that does not
 * exist.
 */
export async function recordsByIds(
  context: Context,
  operation: Operation,
  typeName: string,
  ids: readonly string[],
): Promise<(Row | null)[]> {
  const loader = loaderOf(context, selectionOf(operation), typeName);
  return await Promise.all(ids.map((id) => loader.load(id)));
}

async function readRows(
  context: Context,
  selection: Selection,
  typeName: string,
  records: readonly WireRecord[],
): Promise<Row[]> {
  const plan = planOf(context.records, selection, typeName);
  const pending: Pending = new Map();
  const rows = records.map((record) => plan.read(record, pending));
  if (pending.size > 0)
    await Promise.all([...pending].map(([type, waiting]) => load(context, selection, type, waiting)));
  return rows;
}

/** Loads pending records and puts each, or its error, where it belongs. */
async function load(
  context: Context,
  selection: Selection,
  typeName: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const ids = [...new Set(waiting.map(({ id }) => id))];
  const loaded = await loaderOf(context, selection, typeName).loadMany(ids);
  const byId = new Map(ids.map((id, index) => [id, loaded[index] ?? null]));
  for (const { row, field, id, inList } of waiting) {
    const record = byId.get(id) ?? null;
    if (!inList) row[field] = record;
    else if (record) (row[field] as unknown[]).push(record);
  }
}

function loaderOf(context: Context, selection: Selection, typeName: string): DataLoader<string, Row | null> {
  const cached = context.loaders.get(typeName);
  if (cached) return cached;
  const loader = new DataLoader<string, Row | null>((ids) => loadByIds(context, selection, typeName, ids), {
    maxBatchSize: MAX_IDS,
  });
  context.loaders.set(typeName, loader);
  return loader;
}

async function loadByIds(
  context: Context,
  selection: Selection,
  typeName: string,
  ids: readonly string[],
): Promise<(Row | null)[]> {
  const { projection, paths } = planOf(context.records, selection, typeName);
  const brought = context.atHand.get(typeName);
  const atHand = ids.flatMap((id) => wholeRecord(brought?.get(id), paths));
  const missing = ids.filter((id) => !atHand.some((record) => record.id === id)).sort();
  const query: ListQuery = { filter: { id: { $in: missing } }, projection };
  const resource = resourceOf(context.records, typeName);
  const records = missing.length > 0 ? [...atHand, ...(await context.gateway.list(resource, query)).rows] : atHand;
  const rows = await readRows(context, selection, typeName, records);
  const byId = new Map(records.map((record, index) => [String(record.id), rows[index] ?? null]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the record if it has every selected field. */
function wholeRecord(record: WireRecord | undefined, paths: Plan['paths']): WireRecord[] {
  return record && paths.every((steps) => at(record, steps) !== undefined) ? [record] : [];
}
