import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Time without a new request, required twice: everything that was on its way when the app began to close has then been
 * read.
 */
const STILL_MS = 50;
/** Maximum time, while requests keep arriving; later ones are refused, and callers send them again. */
const MAX_MS = 3_000;

/**
 * While the app closes, every answer ends its connection, and the app keeps listening until no more requests arrive.
 * Fastify looks for idle connections only once, and ends them: it would wait for one that becomes idle later until its
 * keep-alive expires, which is more than a minute; and a connection whose request has not been read yet looks idle too,
 * so that a payment that was just sent would be cut off.
 *
 * For the first `drainMs`, everything is served as before: a balancer reads from /readyz that it should send no more
 * requests. Returns a function that reports whether the app is closing.
 */
export function endConnectionsWhileClosing(app: FastifyInstance, drainMs: number): () => boolean {
  let closing = false;
  let arrivals = 0;
  app.server.on('connection', () => {
    arrivals += 1;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    arrivals += 1;
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    await wait(drainMs);
    const until = performance.now() + MAX_MS;
    for (let still = 0; still < 2 && performance.now() < until; ) {
      const before = arrivals;
      await wait(STILL_MS);
      still = arrivals === before ? still + 1 : 0;
    }
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  return () => closing;
}
