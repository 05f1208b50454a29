import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { checkBooks } from '../check/checkBooks.ts';
import { type Database, openDatabase } from '../database/pool.ts';
import { CLOCK_SEARCH_PATH, endTestClock } from './createTestClock.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';
import { startTransactionPooler } from './startTransactionPooler.ts';
import { testPostgresUrl } from './testPostgresUrl.ts';

export interface TestDatabase {
  /** Address of PostgreSQL itself, with all rights. */
  url: string;
  /** Address for gateways: the same, or that of a pooler in front. */
  servedUrl: string;
  /** The same database on the replica; null without one. */
  readUrl: string | null;
  database: Database;
  /** Throws if the tests left faults in the books. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Maximum number of connections. */
  size?: number;
  /** Whether its time will be set (`createTestClock`). */
  clock?: boolean;
  /** Another server than the run's. */
  server?: string;
  /** A server that replicates it. */
  replica?: string;
  /** Puts gateways behind a pooler that spreads transactions over this many connections. */
  pooledOver?: number;
  /** Whether the pooler supports named statements. */
  keepsNames?: boolean;
}

/** Starts a fresh, migrated, empty database for one test file. */
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
  // Copies of one template then wait for each other instead of failing.
  await client.query('select pg_advisory_lock(1)');
  await client.query(statement);
  await client.end();
}
