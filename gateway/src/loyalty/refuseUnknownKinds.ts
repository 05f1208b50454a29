import type { DatabaseClient } from '../database/pool.ts';
import { refuseFields } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

const TABLES: Readonly<Record<string, string>> = {
  condition_id: 'conditions',
  coupon_id: 'coupons',
  product_ids: 'products',
  category_ids: 'product_categories',
  sub_category_ids: 'product_sub_categories',
};

interface Reference {
  table: string;
  path: string;
  id: string;
}

/** Checks that conditions, coupons and products in a list exist: inside JSON, nothing else would check it. */
export async function refuseUnknownKinds(
  values: RecordValues,
  client: DatabaseClient,
  columns: readonly string[],
): Promise<void> {
  const references = columns.flatMap((column) => {
    const list = values[column];
    return typeof list === 'string' ? referencesIn(JSON.parse(list), column) : [];
  });
  const missing = new Set<string>();
  for (const table of Object.values(TABLES)) {
    const ids = references.filter((reference) => reference.table === table).map(({ id }) => id);
    if (ids.length === 0) continue;
    const text = `select given.id from unnest($1::uuid[]) given(id) where not exists (select from ${table} t where t.id = given.id)`;
    const answer = await client.query<{ id: string }>(text, [ids]);
    for (const { id } of answer.rows) missing.add(id);
  }
  const problems = references.filter(({ id }) => missing.has(id.toLowerCase()));
  if (problems.length > 0) throw refuseFields(problems.map(({ path }) => ({ path, message: 'does not exist' })));
}

function referencesIn(value: unknown, path: string): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const table = TABLES[name];
    if (!table) return referencesIn(below, `${path}.${name}`);
    if (!Array.isArray(below)) return below === null ? [] : [{ table, path: `${path}.${name}`, id: String(below) }];
    return below.map((id, at) => ({ table, path: `${path}.${name}.${at}`, id: String(id) }));
  });
}
