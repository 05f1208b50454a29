import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Reports the program's address to the bench. */
export async function listen(app: FastifyInstance | Server): Promise<void> {
  // A profiler only writes if the process exits normally.
  process.once('SIGTERM', () => process.exit());
  const server = 'server' in app ? app.server : app;
  if ('server' in app) await app.listen({ host: '127.0.0.1', port: 0 });
  else await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
}
