import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

/** The time for pending answers; a client that waits longer retries. */
const CLOSING_MS = 10_000;

let app: FastifyInstance | undefined;
let drainMs = 0;
let ending: Promise<never> | undefined;

async function start(): Promise<void> {
  const config = readConfig();
  ({ drainMs } = config);
  app = await createApp(config);
  await app.listen({ host: config.host, port: config.port });
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  process.stdout.write(`Server: ${url}\n`);
  process.send?.({ type: 'ready', url });
  app.scheduleRuns.start();
}

/** Lets pending operations finish, but does not wait forever. */
function end(): Promise<never> {
  ending ??= (async () => {
    await Promise.race([app?.close(), wait(drainMs + CLOSING_MS)]).catch(() => undefined);
    process.exit(0);
  })();
  return ending;
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL') return `HOST must be an address of this machine: ${message}.`;
  return `The server could not start: ${message}`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// The parent process died silently: nothing else would stop this process, and it would keep the port.
process.on('disconnect', end);

start().catch((error) => {
  if (ending) return;
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
