import type { FastifyInstance } from 'fastify';

/**
 * Every answer that is given while the app closes ends its connection. Fastify looks only once for idle connections: one that
 * becomes idle later would be waited for as long as connections are kept alive, which is more than a minute.
 */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
