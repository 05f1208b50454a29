import { clientSecret } from './clientSecret.mjs';
import { keepRunning } from './keepRunning.mjs';
import { say } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { refuseTakenPort } from './takenPort.mjs';
import { welcome } from './welcome.mjs';
import { build } from './workspace.mjs';

await refuseTakenPort(process.env.PORT || '4000', 'PORT');
await useProjectNode();
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

async function start(name, portSetting, env) {
  const service = keepRunning(name, portSetting, env);
  services.push(service);
  // A service that cannot start has printed the reason; its exit ends this run.
  return service.ready.catch(({ code }) => stop(code || 1).then(() => new Promise(() => {})));
}

const secret = clientSecret();
const shared = secret ? { GATEWAY_CLIENT_SECRET: secret } : {};
const { GATEWAY_URL, CELLS_FILE } = process.env;
// With a directory of cells, it names the gateways, so none is started here.
const gatewayUrl = GATEWAY_URL ?? (CELLS_FILE ? '' : await start('gateway', 'GATEWAY_PORT', shared));
const url = await start('server', 'PORT', { ...shared, GATEWAY_URL: gatewayUrl });

say(welcome(url));
