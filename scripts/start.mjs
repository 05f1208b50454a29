import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { clientSecret } from './clientSecret.mjs';
import { keepRunning } from './keepRunning.mjs';
import { say } from './progress.mjs';
import { welcome } from './welcome.mjs';
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

async function start(name, portSetting, env) {
  const service = keepRunning(name, portSetting, env);
  services.push(service);
  // A service that cannot start has said why; its exit ends this run.
  return service.ready.catch(({ code }) => stop(code || 1).then(() => new Promise(() => {})));
}

/**
 * Asked before anything is built or loaded, which would be for nothing. The server asks again, and for bad numbers too.
 * The services of a start that was killed need a moment to end.
 */
async function refuseTakenPort(port) {
  for (const until = Date.now() + 5_000; await isTaken(port); await wait(100)) {
    if (Date.now() < until) continue;
    say(`Port ${port} is taken: set PORT to a free one.`);
    process.exit(1);
  }
}

async function isTaken(port) {
  const probe = createServer();
  try {
    await once(probe.listen({ port: Number(port) || 0 }), 'listening');
    return false;
  } catch (error) {
    return error.code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
}

const secret = clientSecret();
const shared = secret ? { GATEWAY_CLIENT_SECRET: secret } : {};
const gatewayUrl = process.env.GATEWAY_URL ?? (await start('gateway', 'GATEWAY_PORT', shared));
const url = await start('server', 'PORT', { ...shared, GATEWAY_URL: gatewayUrl });

say(welcome(url));
