import { isObject } from '@taem/domain/reading/isObject.ts';
import type { DatabaseClient } from '../database/pool.ts';

export interface LockedRow {
  id: string;
  version: number;
  row: Readonly<Record<string, unknown>>;
}

/** Locks rows against other changes until the end of the transaction; sales that reference them are not blocked. */
export async function lockRows(
  client: DatabaseClient,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedRow>> {
  const text = `select id, version, to_jsonb(t) as row from ${table} t where id = any($1::uuid[])
    order by id for no key update of t`;
  const answer = await client.query<LockedRow>(text, [ids]);
  return new Map(answer.rows.map((row) => [row.id, row]));
}

/** Returns the name that people use for a row. */
export function nameOfRow(row: Readonly<Record<string, unknown>> | null | undefined): string | null {
  if (!row) return null;
  const { name, firstname, lastname, username, code } = row;
  const person = [firstname, lastname].filter(Boolean).join(' ');
  const found = name || person || username || code;
  return typeof found === 'string' ? found : null;
}

/** Whether two values of a column are equal; both are in the form of PostgreSQL's JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return stable(a) === stable(b);
}

function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
