import type { Context } from '../gateway/context.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import type { WireRecord } from '../gateway/wire.ts';

/** The maximum ids of one call, so that its address stays short enough. */
const MAX_IDS = 150;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Loads records of a type by id, with exactly these wire fields; unknown ids are missing from the map. */
export async function loadByIds(
  context: Context,
  typeName: string,
  ids: readonly string[],
  projection: readonly string[],
): Promise<ReadonlyMap<string, WireRecord>> {
  // The gateway refuses a whole list for one malformed id; here that id is simply unknown.
  const valid = [...new Set(ids)].filter((id) => ID.test(id)).sort();
  const parts = Array.from({ length: Math.ceil(valid.length / MAX_IDS) }, (_, part) =>
    valid.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  );
  const resource = resourceOf(context.records, typeName);
  const lists = await Promise.all(
    parts.map((part) => context.gateway.list(resource, { filter: { id: { $in: part } }, projection })),
  );
  return byId(lists.flatMap(({ rows }) => rows));
}

/** Loads a small list as a whole. */
export async function loadAll(
  context: Context,
  typeName: string,
  projection?: readonly string[],
): Promise<ReadonlyMap<string, WireRecord>> {
  const { rows } = await context.gateway.list(resourceOf(context.records, typeName), { projection });
  return byId(rows);
}

function byId(rows: readonly WireRecord[]): ReadonlyMap<string, WireRecord> {
  return new Map(rows.map((row) => [String(row.id), row]));
}
