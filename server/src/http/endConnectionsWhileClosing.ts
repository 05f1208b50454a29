import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After this time without a new request, twice, all requests on their way when closing began have been read. */
const STILL_MS = 50;
/** The maximum wait while requests keep coming; later ones are refused, and clients send them again. */
const MAX_MS = 3_000;

/**
 * Every answer that is given while the app closes ends its connection, and the app goes on listening until no more requests
 * come. Fastify looks only once for idle connections, and ends them: one that becomes idle later would be waited for as long
 * as connections are kept alive, which is more than a minute, and one whose request has not been read yet looks idle too, so
 * a payment that was just sent would be cut off.
 *
 * For the first `drainMs` everything is served as before: a balancer reads from /readyz that no more requests should come.
 * Returns whether the app is closing.
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
