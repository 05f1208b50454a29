import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayReadResource } from '../resource/mayRead.ts';
import { isOfPeople } from '../resource/personal.ts';
import { isUuid } from '../resource/readValue.ts';
import type { RecordedResources } from './recordedResources.ts';

/** SQL of the name that people use for a row, from the columns that it has. */
const NAME = `coalesce(row ->> 'name', nullif(concat_ws(' ', row ->> 'firstname', row ->> 'lastname'), ''),
  row ->> 'username', row ->> 'code')`;
/** Lists that all shops share. */
const SHARED = ['occupations', 'provinces', 'districts', 'sub_districts'] as const;

/** Returns names of records by id: current names, or for deleted records the last ones. */
export async function namesOf(
  client: DatabaseClient,
  { all }: RecordedResources,
  session: GatewaySession,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  // S12 Names of customers are only for users who may read customers; other records are named for everyone.
  const readable = all.filter(({ resource }) => !isOfPeople(resource) || mayReadResource(resource, session));
  const tables = [...new Set([...readable.map(({ resource }) => resource.table), ...SHARED])];
  const now = tables.map(
    (table) => `select id, to_jsonb(t) as row, 1 as rank from ${table} t where id = any($1::uuid[])`,
  );
  const once = `select record_id, before, 2 from changes where record = any($2) and record_id = any($1::uuid[]) and after is null`;
  const text = `select distinct on (id) id, ${NAME} as name from (${[...now, once].join(' union all ')}) found
    order by id, rank`;
  const answer = await client.query<{ id: string; name: string | null }>(text, [[...ids], tables]);
  return new Map(answer.rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Returns all ids within a value, at any depth. */
export function idsIn(value: unknown): string[] {
  if (isUuid(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
