import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { checkBooks } from '../check/checkBooks.ts';
import { type Database, openDatabase } from '../database/pool.ts';
import { CLOCK_SEARCH_PATH, endTestClock } from './createTestClock.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';
import { startTransactionPooler } from './startTransactionPooler.ts';
import { testPostgresUrl } from './testPostgresUrl.ts';

export interface TestDatabase {
  /** Of PostgreSQL itself, with all rights. */
  url: string;
  /** What a gateway is to use: the same, or a pooler before it. */
  servedUrl: string;
  /** The same database on the replica; null without one. */
  readUrl: string | null;
  database: Database;
  /** Fails when the tests left books that are not right. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Most connections. */
  size?: number;
  /** Its time will be set (`createTestClock`). */
  clock?: boolean;
  /** Another server than that of the run. */
  server?: string;
  /** A server that follows it. */
  replica?: string;
  /** Gateways work behind a pooler that spreads the transactions over this many connections. */
  pooledOver?: number;
  /** The pooler knows statements by their names. */
  keepsNames?: boolean;
}

/** A fresh, migrated, empty database for one test file. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.server ?? (await testPostgresUrl());
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(server, name, options.clock ? CLOCK_SEARCH_PATH : null);
  const pooler = options.pooledOver ? await startTransactionPooler(url, options.pooledOver, options.keepsNames) : null;
  const database = openDatabase(url, { size: options.size ?? 5 });
  return {
    url,
    servedUrl: pooler?.url ?? url,
    readUrl: options.replica ? databaseUrl(options.replica, name) : null,
    database,
    async close() {
      endTestClock(url);
      await database.close();
      await pooler?.close();
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
