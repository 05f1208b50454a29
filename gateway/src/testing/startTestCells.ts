import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { runCell } from '../cells/runCell.ts';
import { readConfig } from '../config.ts';
import { closeContext, openContext } from '../openContext.ts';
import { queryOnce } from './emptyDatabase.ts';
import { createRealm, type TestRealm } from './fixtures.ts';
import { startTestDatabase, type TestDatabase } from './startTestDatabase.ts';
import { startTestPostgres } from './startTestPostgres.ts';

export type CellName = 'north' | 'south';

/** Two PostgreSQL servers with a gateway each, and a directory; the programs of the cells are the real ones. */
export interface TestCells {
  file: string;
  databases: Readonly<Record<CellName, TestDatabase>>;
  /** Addresses of the gateways. */
  urls: Readonly<Record<CellName, string>>;
  /** Runs `npm run cell -- ...` in this process; returns what it printed. */
  cell(...args: string[]): Promise<string[]>;
  /** The same with other settings. */
  cellWith(settings: Record<string, string>, ...args: string[]): Promise<string[]>;
  /** The same in a process that can be killed. */
  fork(...args: string[]): ChildProcess;
  open(cell: CellName, code: string): Promise<TestRealm>;
  /** Returns how many rows of a shop a cell has. */
  rowsOf(cell: CellName, realmId: string): Promise<number>;
  close(): Promise<void>;
}

export async function startTestCells(): Promise<TestCells> {
  const servers = await Promise.all([startTestPostgres({ logical: true }), startTestPostgres({ logical: true })]);
  // Removed together with that server's data, whatever ends first.
  const folder = join(servers[0].dataDir, 'gateways');
  await mkdir(folder);
  const [north, south] = await Promise.all(servers.map(({ url }) => startTestDatabase({ server: url })));
  if (!north || !south) throw new Error('no databases');
  const databases = { north, south };
  const file = join(folder, 'cells.json');
  const env = { CELLS_FILE: file, CELL_NORTH_DATABASE_URL: north.url, CELL_SOUTH_DATABASE_URL: south.url };
  const nowhere = { gateway: 'http://127.0.0.1:1/v3.0' };
  const put = (cells: object) => writeFile(file, JSON.stringify({ cells, realms: {}, default: 'north' }));

  const cell = (...args: string[]) => cellWith({}, ...args);
  async function cellWith(settings: Record<string, string>, ...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    await runCell(
      args,
      { ...env, ...settings },
      { report: (line) => lines.push(line), signal: new AbortController().signal },
    );
    return lines;
  }

  await put({ north: nowhere, south: nowhere });
  const first = await startGateway(north.url, folder);
  await cell('prepare', 'south');
  const gateways = [first, await startGateway(south.url, folder)] as const;
  const urls = { north: gateways[0].url, south: gateways[1].url };
  await put({ north: { gateway: urls.north }, south: { gateway: urls.south } });
  return {
    file,
    databases,
    urls,
    cell,
    cellWith,
    fork: (...args) =>
      fork(join(import.meta.dirname, '../main.ts'), ['cell', ...args], {
        execArgv: [],
        env: { ...process.env, ...env, DATA_DIR: folder },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }),
    async open(name, code) {
      const directory = JSON.parse(await readFile(file, 'utf8'));
      directory.realms[code] = name;
      await writeFile(file, JSON.stringify(directory));
      return createRealm(databases[name].database, code, true);
    },
    async rowsOf(name, realmId) {
      const { url } = databases[name];
      const tables = await queryOnce(url, TABLES_OF_SHOPS);
      const parts = tables.map((table) => `(select count(*) from ${table.name} where realm_id = '${realmId}')`);
      const [row] = await queryOnce(url, `select (${parts.join(' + ')})::int as rows`);
      return Number(row?.rows);
    },
    async close() {
      try {
        for (const gateway of gateways) await gateway.close();
        for (const database of [north, south]) await database.close();
      } finally {
        for (const server of servers) await server.stop();
      }
    },
  };
}

async function startGateway(databaseUrl: string, dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), port: 0, dataDir, databaseUrl };
  const context = await openContext(config, databaseUrl);
  const app = await buildApp(context);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${address}/v3.0`,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await closeContext(context);
    },
  };
}

const TABLES_OF_SHOPS = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'realm_id'
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
