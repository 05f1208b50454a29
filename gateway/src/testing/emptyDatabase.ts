import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from './databaseUrl.ts';
import { testPostgresUrl } from './testPostgresUrl.ts';

export interface EmptyDatabase {
  url: string;
  /** For a login that sees every row. */
  fullUrl: string;
  drop(): Promise<void>;
}

/** Creates a database without tables, for a login that is not a superuser, so that row-level security applies to it. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = await testPostgresUrl();
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await queryOnce(server, `create role ${name} login password 'x'`);
  await queryOnce(server, `create database ${name} owner ${name}`);
  const url = new URL(databaseUrl(server, name));
  url.username = name;
  url.password = 'x';
  return {
    url: url.href,
    fullUrl: databaseUrl(server, name),
    async drop() {
      await queryOnce(server, `drop database ${name} with (force)`);
      await queryOnce(server, `drop role ${name}`);
    },
  };
}

export async function queryOnce(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
