import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/pool.ts';
import { answer } from './envelope.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { healthOperations } from './healthOperations.ts';

/** A database whose disk is full still answers; often enough to be told of it, too rarely to be a load that anybody can make. */
const TRY_EVERY_MS = 5_000;

/** /healthz: the process answers. /readyz: it can also work, that is, reach its database, which has room to write. */
export function answerHealth(app: FastifyInstance, { database }: GatewayContext): void {
  let triedAt = Number.NEGATIVE_INFINITY;
  let room: Promise<unknown> = Promise.resolve();

  app.get('/healthz', { config: { operation: healthOperations.healthz } }, async () => answer({ healthy: true }));
  app.get('/readyz', { config: { operation: healthOperations.readyz } }, async () => {
    if (performance.now() - triedAt > TRY_EVERY_MS) {
      triedAt = performance.now();
      room = tryToWrite(database);
    }
    await Promise.all([room, database.system((client) => client.query('select 1'))]);
    return answer({ ready: true });
  });
}

/** More rows than fit into so little memory: the rest goes to a temporary file beside the tables, and leaves no trace. */
function tryToWrite(database: Database): Promise<unknown> {
  return database.inTransaction('', async (client) => {
    await client.query("select set_config('work_mem', '64kB', true)");
    await client.query('select count(*) from generate_series(1, 20000)');
  });
}
