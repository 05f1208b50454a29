import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { newestMigration } from '../database/migrations/index.ts';
import { type Outage, outageOf, ReadOnlyServer } from '../database/outage.ts';
import type { Database } from '../database/pool.ts';
import { isArchiveInTrouble, readArchiveState } from '../database/readArchiveState.ts';
import { readLastDrill } from '../files/lastDrill.ts';
import { route } from '../http/route.ts';
import { answer } from './envelope.ts';
import { Refusal } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';

/**
 * Interval of attempts to write, as a database with a full disk still answers: often enough to notice it, too rarely to
 * be a load that callers can cause.
 */
const TRY_EVERY_MS = 5_000;
/** Shorter after a failure, as a balancer should soon notice that a standby has taken over. */
const TRY_AGAIN_MS = 500;
/**
 * A request that was just refused for lack of space would fail again; without requests, the attempts below find out
 * when there is space again.
 */
const NO_ROOM_FOR_MS = 10_000;
/**
 * Does not include a server that only reads: the pool leaves it at once, and the next attempt shows whether the new one
 * writes.
 */
const NOT_WRITTEN: readonly unknown[] = ['full', 'broken'] satisfies Outage[];

/** Not a reason to stop serving, but to be fixed before it becomes one. */
const backups = Type.Object({
  drilled_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'When a backup was last restored to try it, and was good.',
  }),
  archive: Type.Union([Type.Literal('off'), Type.Literal('good'), Type.Literal('failing')], {
    description: "Of PostgreSQL's log. While it fails the log stays on PostgreSQL's disk, until that is full.",
  }),
});

/**
 * Answers /healthz: the process runs. Answers /readyz: it can also work, which means that its database is reachable,
 * has this version's tables and accepts writes: a test write succeeds, and no request just failed for lack of space.
 * The test write is small; a sale may need more space. A gateway that is stopping is not ready, but works until it
 * ends.
 */
export function answerHealth(
  app: FastifyInstance,
  { database, config }: GatewayContext,
  isClosing: () => boolean,
): void {
  let triedAt = Number.NEGATIVE_INFINITY;
  let room: Promise<Static<typeof backups>> = Promise.resolve({ drilled_at: null, archive: 'off' });
  let refusedAt = Number.NEGATIVE_INFINITY;

  app.addHook('onError', async (_request, _reply, error) => {
    if (NOT_WRITTEN.includes(outageOf(error))) refusedAt = performance.now();
  });
  route(app, 'GET /healthz', {
    id: 'getHealth',
    caller: 'anyone',
    summary: 'Whether the process responds',
    tag: 'gateway',
    payload: Type.Object({ healthy: Type.Boolean() }),
    handle: async () => answer({ healthy: true }),
  });
  route(app, 'GET /readyz', {
    id: 'getReadiness',
    caller: 'anyone',
    summary:
      'Whether the gateway is ready: its database is reachable, up to date and has room to write, and it is not stopping',
    tag: 'gateway',
    payload: Type.Object({ ready: Type.Boolean(), backups }),
    handle: async () => {
      if (isClosing()) throw notReady('The gateway is stopping.');
      if (performance.now() - triedAt > TRY_EVERY_MS) {
        triedAt = performance.now();
        room = tryToWrite(database).then(() => readBackups(database, config.dataDir));
        room.catch(() => {
          triedAt = performance.now() - TRY_EVERY_MS + TRY_AGAIN_MS;
        });
      }
      const [found] = await Promise.all([room, database.system((client) => client.query('select 1'))]);
      if (performance.now() - refusedAt < NO_ROOM_FOR_MS) throw notReady('The database cannot write right now.');
      return answer({ ready: true, backups: found });
    },
  });
}

async function readBackups(database: Database, dataDir: string): Promise<Static<typeof backups>> {
  const archive = await database.system(readArchiveState);
  return {
    drilled_at: (await readLastDrill(dataDir))?.at ?? null,
    archive: archive.isOn ? (isArchiveInTrouble(archive) ? 'failing' : 'good') : 'off',
  };
}

/** Counts more rows than fit into so little memory: the rest goes to a temporary file beside the tables, without a trace. */
function tryToWrite(database: Database): Promise<unknown> {
  return database.inTransaction('', async (client) => {
    const { rows } = await client.query<{ reads: string }>(
      "select set_config('work_mem', '64kB', true), current_setting('transaction_read_only') as reads",
    );
    if (rows[0]?.reads === 'on') throw new ReadOnlyServer('The server that answers only reads.');
    await client.query('select count(*) from generate_series(1, 20000)');
    // An older backup may have been restored in the meantime. A newer version's tables are no reason to stop serving.
    const { rowCount } = await client.query('select from kysely_migration where name = $1', [newestMigration]);
    if (rowCount === 0) throw notReady('The tables of the database are older than this gateway.');
  });
}

const notReady = (why: string) => new Refusal(503, 'UNAVAILABLE', why);
