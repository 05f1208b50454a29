import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { checkBooks } from '../check/checkBooks.ts';
import { type Database, openDatabase } from '../database/pool.ts';
import { CLOCK_SEARCH_PATH } from './createTestClock.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';
import type {} from './globalSetup.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  /** Fails when the tests left books that are not right. */
  close(): Promise<void>;
}

/** A fresh, migrated, empty database for one test file. */
export async function startTestDatabase(
  options: { size?: number /** Its time will be set (`createTestClock`). */; clock?: boolean } = {},
): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(server, name, options.clock ? CLOCK_SEARCH_PATH : null);
  const database = openDatabase(url, { size: options.size ?? 5 });
  return {
    url,
    database,
    async close() {
      await database.close();
      const lines: string[] = [];
      const exitCode = await checkBooks(url, (line) => lines.push(line));
      await onServer(server, `drop database ${name} with (force)`);
      if (exitCode !== 0) throw new Error(lines.join('\n'));
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Copies of one template queue behind each other instead of failing.
  await client.query('select pg_advisory_lock(1)');
  await client.query(statement);
  await client.end();
}
