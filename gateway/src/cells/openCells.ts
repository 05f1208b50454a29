import { readFile } from 'node:fs/promises';
import { type CellDirectory, cellOf, readCellDirectory } from '@taem/domain/merchant/cellDirectory.ts';
import pg from 'pg';
import { oneLine } from '../backup/oneLine.ts';
import { END_WITH_PROGRAM } from '../database/endWithProgram.ts';
import { type Outage, outageOf } from '../database/outage.ts';
import { isPooled } from '../database/prepareConnection.ts';
import { StartRefusal } from '../database/StartRefusal.ts';

/** A PostgreSQL of the directory, over one connection as its owner. */
export interface Cell {
  name: string;
  /** Address of PostgreSQL itself, bypassing any pooler; it contains the password. */
  url: string;
  client: pg.Client;
}

export interface Cells {
  file: string;
  directory: CellDirectory;
  open(name: string): Promise<Cell>;
  close(): Promise<void>;
}

/** Returns the name of the setting with the address of a cell's database. */
export const settingOf = (cell: string): string => `CELL_${cell.toUpperCase()}_DATABASE_URL`;

/** Opens the cells of CELLS_FILE. The addresses of their databases come from the environment, as they contain passwords. */
export async function openCells(env: NodeJS.ProcessEnv): Promise<Cells> {
  const file = env.CELLS_FILE;
  if (!file) throw new StartRefusal('CELLS_FILE must name the directory of the cells.');
  const directory = await readDirectory(file);
  const opened: Cell[] = [];
  return {
    file,
    directory,
    async open(name) {
      if (!Object.hasOwn(directory.cells, name)) throw new StartRefusal(`${file} has no cell ${name}.`);
      const url = env[settingOf(name)];
      if (!url) throw new StartRefusal(`${settingOf(name)} must be the address of PostgreSQL in ${name}.`);
      const cell = { name, url, client: await connect(name, url) };
      opened.push(cell);
      return cell;
    },
    close: async () => void (await Promise.all(opened.map(({ client }) => endConnection(client)))),
  };
}

export async function readDirectory(file: string): Promise<CellDirectory> {
  try {
    return readCellDirectory(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartRefusal(`CELLS_FILE ${file} cannot be used: ${(error as Error).message}.`);
  }
}

export const cellOfRealm = ({ directory }: Pick<Cells, 'directory'>, code: string): string => cellOf(directory, code);

/** Opens a connection on which every cell writes values in the same text form, whatever its settings are. */
export async function connect(name: string, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // The running statement fails too, and reports why.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message } = error as Error;
    throw new StartRefusal(`${name} cannot be reached: ${message}. Check ${settingOf(name)}.`, { cause: error });
  }
  if (!(await isPooled(client))) {
    await client.query(SETTINGS);
    return client;
  }
  await client.end();
  throw new StartRefusal(`${settingOf(name)} leads to a pooler: PostgreSQL's own address is needed.`);
}

/** Notes of a move survive a power cut, and reading rows has no time limit. */
const SETTINGS = `${END_WITH_PROGRAM};
  set synchronous_commit = on; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`;

const MAX_GOODBYE_MS = 2_000;

/** Ends a connection; waits at most two seconds for a server that does not answer. */
async function endConnection(client: pg.Client): Promise<void> {
  const isSilent = setTimeout(() => client.connection.stream.destroy(), MAX_GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(isSilent);
}

/**
 * Refuses to treat a cell as lost if its PostgreSQL answers, even with a refusal, or if its gateway is ready: either it
 * is not lost, or the address is not its own, and a shop could sell in both.
 */
export async function refuseAnswering(cells: Cells, name: string): Promise<void> {
  const failure = await cells.open(name).then(
    () => null,
    (error: Error) => error,
  );
  if (failure && !failure.cause) throw failure;
  if (outageOf(failure?.cause) !== 'lost' || failure?.cause instanceof pg.DatabaseError)
    throw new StartRefusal(`${name} answers at ${settingOf(name)}, so it is not lost: nothing was changed.`);
  const gateway = cells.directory.cells[name]?.gateway ?? '';
  if (await isReady(gateway))
    throw new StartRefusal(`The gateway of ${name} is ready at ${gateway}, so it is not lost: nothing was changed.`);
}

const isReady = (gateway: string): Promise<boolean> =>
  fetch(new URL('/readyz', gateway), { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns a readable error if a cell becomes unavailable or has no space; passes other errors on. */
export function explainOutage(error: unknown, command: string): unknown {
  const outage = outageOf(error);
  if (error instanceof StartRefusal || outage === null) return error;
  const { message } = error as Error;
  const [what, then] = GONE.has(outage) ? ['went away', 'it is back'] : ['cannot go on', 'that is mended'];
  return new StartRefusal(
    oneLine(`A cell ${what}: ${message}. Once ${then}, ${command} again goes on where this stopped.`),
  );
}

const GONE: ReadonlySet<Outage> = new Set(['lost', 'readOnly', 'untrusted']);
