import { once } from 'node:events';
import { createServer } from 'node:net';
import { say } from './progress.mjs';
import { startService } from './services.mjs';
import { build, install, requireNode } from './workspace.mjs';

requireNode();
await refuseTakenPort(process.env.PORT || '4000');
await install();
await build();

const services = [];
let stopping = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  // The server first: it finishes the answers that still need the gateway.
  for (const service of services.reverse()) await service.stop();
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

// npm runs scripts through a shell that may take a signal and die without passing it on: whoever started this is gone then.
const starter = process.ppid;
setInterval(() => process.ppid !== starter && stop(0), 500).unref();

async function start(name, env) {
  const service = startService(name, env);
  services.push(service);
  service.exited.then(({ code }) => stop(code || 1));
  // A service that cannot start has said why; its exit ends this run.
  return service.ready.catch(() => new Promise(() => {}));
}

/** Asked before anything is built or loaded, which would be for nothing. The server asks again, and for bad numbers too. */
async function refuseTakenPort(port) {
  const probe = createServer();
  try {
    await once(probe.listen({ port: Number(port) || 0 }), 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    say(`Port ${port} is taken: set PORT to a free one.`);
    process.exit(1);
  } finally {
    probe.close();
  }
}

const gatewayUrl = process.env.GATEWAY_URL ?? (await start('gateway', {}));
const url = await start('server', { GATEWAY_URL: gatewayUrl });

say(`
Taem is running:  ${url}
`);
if (!process.env.GATEWAY_URL) {
  say(`Demo accounts, password taem-demo-1:
  owner     everything
  manager   the shop, without users and roles
  cashier   the till
  analyst   business insight, read only
`);
}
say('Press Ctrl-C to stop.');
