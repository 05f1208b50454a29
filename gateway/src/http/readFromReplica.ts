import { Readable } from 'node:stream';
import { ANSWERED_BY, NEVER_REACHED, READ_AFTER, REPLICA_LAG } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance } from 'fastify';
import type { Reads } from '../database/openReplica.ts';
import type { Database } from '../database/pool.ts';
import type { GatewayContext } from './GatewayContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The database that a route with `fromReplica` reads from; throws on any other route. */
    reader: Database;
    /** null on a route without `fromReplica`, and where there is no replica. */
    reads: Reads | null;
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Gives routes with `fromReplica` the database that they read from. The answer to a write states the log position after
 * it: a later request that states this position sees the write (docs/adr/0154).
 */
export function readFromReplica(app: FastifyInstance, { database, replica }: GatewayContext): void {
  app.decorateRequest('reads', null);
  app.decorateRequest('reader', {
    getter(): Database {
      if (!this.routeOptions.config.operation?.fromReplica)
        throw new Error('This route does not say that it may be read from a replica');
      return this.reads?.database ?? database;
    },
  });
  if (!replica) return;
  replica.reportTo((reason) => app.log.warn({ err: reason }, 'the replica is not used: the primary answers'));
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.operation?.fromReplica) {
      const after = request.headers[READ_AFTER];
      request.reads = replica.read(after === undefined ? undefined : String(after));
    }
    done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { reads, method } = request;
    const lag = replica.lagMs();
    if (reads?.source) {
      reply.header(ANSWERED_BY, reads.source);
      // Rounded up: a replica that is refused as too far behind is never reported as within the limit.
      if (lag !== null) reply.header(REPLICA_LAG, (Math.ceil(lag) / 1_000).toFixed(3));
    }
    if (reads || READS.has(method) || reply.statusCode >= 300) return;
    // A stream is still running when the answer begins, so it has no position yet.
    reply.header(READ_AFTER, payload instanceof Readable ? NEVER_REACHED : await replica.position());
  });
}
