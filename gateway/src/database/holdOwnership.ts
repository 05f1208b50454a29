import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { firstLine, refuseStart } from './postgresServer.ts';
import { readPostmaster } from './runningPostgres.ts';
import { StartRefusal } from './StartRefusal.ts';

/** Proof that this gateway, and no other, works on a data folder. */
export interface Ownership {
  /** The connection that holds the lock, for work that must follow directly after taking it. */
  client: pg.Client;
  /** Returns false if another gateway has taken the folder over in the meantime. */
  release(): Promise<boolean>;
}

export interface Owned {
  /** Address of any database on the folder's server. */
  url: string;
  /** The folder of the data. */
  folder: string;
  /** The DATA_DIR setting that leads to the folder. */
  dataDir: string;
}

/** Advisory lock, held on one connection while a gateway owns the data folder; it ends with the process, even by kill -9. */
const OWNER_LOCK = 4_100_001;
const CONNECT_MS = 10_000;
const RETRY_MS = 200;
/** How long to wait for a recovering server, which accepts no connections until it has replayed its log. */
const MAX_RECOVERY_MS = 60_000;
/** How long a lock may outlive its connection. */
const MAX_GHOST_MS = 2_000;

/**
 * Takes ownership of the data folder and keeps it: a lost connection is reopened, because PostgreSQL drops all
 * connections when one of its processes crashes and is back within a second. Calls `onLost` when the server itself has
 * stopped or is stopping, or another gateway has taken the folder over.
 */
export async function holdOwnership(owned: Owned, onLost: () => void): Promise<Ownership> {
  const server = await readPostmaster(owned.folder);
  let client = await lock(owned, 0);
  let released = false;
  let takenOver = false;

  function hold(held: pg.Client): void {
    client = held;
    // The driver reports a connection that the server ended twice.
    held.removeAllListeners('error').on('error', () => undefined);
    held.once('error', () => void regain());
  }

  async function regain(): Promise<void> {
    while (!released) {
      const running = await readPostmaster(owned.folder);
      if (!running || running.pid !== server?.pid || running.state === 'stopping') return onLost();
      try {
        hold(await lock(owned, MAX_GHOST_MS));
        if (released) await client.end();
        return;
      } catch (error) {
        takenOver = error instanceof TakenOver;
        if (takenOver) return onLost();
      }
      await wait(RETRY_MS);
    }
  }

  hold(client);
  return {
    client,
    async release() {
      released = true;
      await client.end().catch(() => undefined);
      return !takenOver;
    },
  };
}

/** Another gateway works on the data folder. */
export class TakenOver extends StartRefusal {}

async function lock({ url, folder, dataDir }: Owned, patience: number): Promise<pg.Client> {
  const client = await connect(url, folder);
  for (let waited = 0; ; waited += RETRY_MS) {
    const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (answer.rows[0]?.taken) return client;
    if (waited >= patience) break;
    await wait(RETRY_MS);
  }
  await client.end();
  throw new TakenOver(`Another gateway is already running on ${dataDir}: stop it, or choose another DATA_DIR.`);
}

async function connect(url: string, folder: string): Promise<pg.Client> {
  for (let waited = 0; ; waited += RETRY_MS) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const recovers = error instanceof Error && 'code' in error && error.code === '57P03';
      if (!recovers || waited >= MAX_RECOVERY_MS) throw await refuseStart(folder, firstLine(error));
    }
    await wait(RETRY_MS);
  }
}
