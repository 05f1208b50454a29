import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

const host = '0.0.0.0';

try {
  const config = readConfig();
  const app = await createApp(config);
  await app.listen({ host, port: config.port });
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  process.stdout.write(`Server: ${url}\n`);
  process.send?.({ type: 'ready', url });
  const close = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one.`;
  return `The server could not start: ${message}`;
}
