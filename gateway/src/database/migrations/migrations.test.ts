import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

/** All that the migration would send to a database, hashed. */
async function hashOf(name: string): Promise<string> {
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
  return hash.digest('hex');
}

test('migrations are frozen: what ran in a shop is never changed, only followed by another one', async () => {
  const lines = await Promise.all(Object.keys(migrations).map(async (name) => `${name} ${await hashOf(name)}`));
  const frozen = (await readFile(new URL('frozen.txt', import.meta.url), 'utf8')).trim().split('\n');
  expect(
    lines.slice(0, frozen.length),
    'A migration differs from what shops have run: take the change back and write a new migration, or change the function in ../functions.',
  ).toEqual(frozen);
  expect(
    lines.slice(frozen.length),
    'Add these lines to frozen.txt: from then on the migration is not changed.',
  ).toEqual([]);
});

test('migrations have a number each, in the order they run', () => {
  const numbers = Object.keys(migrations).map((key) => Number(key.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
