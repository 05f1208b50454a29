import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { migrations } from './index.ts';

/** The lines of the migrations that are complete. */
export const readFrozen = (): Promise<string> => readFile(join(import.meta.dirname, 'frozen.txt'), 'utf8');

/** What `frozen.txt` says of a migration: its name, and a hash of all that it would send to a database. */
export async function frozenLine(name: string): Promise<string> {
  const hash = createHash('sha256');
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      hash.update(query.sql).update(JSON.stringify(query.parameters));
    },
  });
  await migrations[name]?.up(database);
  return `${name} ${hash.digest('hex')}`;
}
