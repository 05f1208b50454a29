import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { freePort, refuseTakenPort } from './takenPort.mjs';
import { welcome } from './welcome.mjs';
import { root } from './workspace.mjs';

/**
 * `npm run dev`: the product from its sources. Gateway and server start again when their sources change, the browser takes
 * a changed component or word without a reload. PostgreSQL stays up throughout, on the data of `npm start`.
 */
const WEB_PORT = process.env.PORT || '4000';
// Beside it, so that one setting moves all three out of the way of another one.
const beside = (distance) => String(Number(WEB_PORT) + distance);
const SERVER_PORT = process.env.SERVER_PORT || beside(50);
const GATEWAY_PORT = process.env.GATEWAY_PORT || beside(100);
const DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
/** What the server answers itself; everything else is the web's. */
const SERVED = [
  '/graphql',
  '/files',
  '/import',
  '/export',
  '/schema.graphql',
  '/demo-accounts',
  '/unsubscribe',
  '/readyz',
];

for (const [port, setting] of [
  [WEB_PORT, 'PORT'],
  [SERVER_PORT, 'SERVER_PORT'],
  [GATEWAY_PORT, 'GATEWAY_PORT'],
]) {
  await refuseTakenPort(port, setting);
}
await useProjectNode();
/** Those that `.vscode/launch.json` names, where no other one listens there. */
const INSPECT = { gateway: await freePort(9229), server: await freePort(9230) };
/** Of the gateway: it applies no migration that is still being written. */
const WORDS = { gateway: ['dev'] };
// Installed only now.
const { createServer } = await import('vite');

/** In the order they were started: each needs those before it. */
const parts = [];
let stopping = false;

/** Runs a program of a package; it reports its address when it is ready, and ends when this process is gone. */
function run(name, args, env) {
  const child = spawn(process.execPath, [...(args.options ?? []), 'src/main.ts', ...(args.words ?? [])], {
    cwd: join(root, name),
    env: { ...process.env, DATA_DIR, ...env },
    stdio: ['ignore', args.output ?? 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches this process alone, which stops the parts in order.
    detached: true,
  });
  let ending = false;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) =>
    child.on('message', (message) => message?.type === 'ready' && resolve(message.url)),
  );
  const end = async () => {
    ending = true;
    child.kill('SIGTERM');
    await exited;
  };
  // Never where `end` ended it.
  const endedItself = exited.then((code) => (ending ? new Promise(() => undefined) : (code ?? 1)));
  return { ready, exited, endedItself, end };
}

/**
 * A part that starts again, on its port, when its sources change. One that ends by itself waits for the next change, but ends
 * this run when it never was ready: it has said what is in its way.
 */
async function keepCurrent(name, folders, env) {
  const options = [`--inspect=127.0.0.1:${INSPECT[name]}`];
  // Of whichever is ready first: the sources may change before.
  const first = Promise.withResolvers();
  let url;
  const begin = () => {
    const begun = run(name, { options, words: WORDS[name] }, env);
    begun.ready.then(first.resolve);
    begun.endedItself.then((code) => {
      if (url === undefined) return stop(code || 1);
      say(`The ${name} has ended: it starts again when its sources change.`);
    });
    return begun;
  };
  let part = begin();
  let turn = Promise.resolve();
  let due;
  const again = () => {
    due = undefined;
    turn = turn.then(async () => {
      if (stopping) return;
      await part.end();
      say(`The ${name} starts again.`);
      part = begin();
    });
  };
  const changed = (_event, file) => {
    if (!/\.(ts|sql|graphql)$|frozen\.txt$/.test(file ?? '') || /\.test\.ts$/.test(file)) return;
    // An editor writes a file more than once.
    clearTimeout(due);
    due = setTimeout(again, 50);
  };
  // The root without what is below it. A file alone would be lost when an editor puts another one in its place.
  const watchers = folders.map((folder) => watch(join(root, folder), { recursive: folder !== '.' }, changed));
  parts.push({
    async end() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(due);
      await turn;
      await part.end();
    },
  });
  url = await first.promise;
  env[{ gateway: 'GATEWAY_PORT', server: 'PORT' }[name]] = new URL(url).port;
  return url;
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const part of parts.toReversed()) await part.end();
  process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const fault of ['uncaughtException', 'unhandledRejection']) {
  process.on(fault, (error) => {
    // Where the terminal is closed, logging this would be the next fault, without end.
    if (stopping) return;
    void stop(1);
    say(error instanceof Error ? error.stack : String(error));
  });
}

const databaseUrl = process.env.DATABASE_URL ?? (await startDatabase());
const gatewayUrl = await keepCurrent('gateway', ['gateway/src', 'domain/src'], {
  DATABASE_URL: databaseUrl,
  GATEWAY_PORT,
});
const serverUrl = await keepCurrent('server', ['server/src', 'domain/src', '.'], {
  GATEWAY_URL: gatewayUrl,
  PORT: SERVER_PORT,
});
await serveWeb(serverUrl);
say(welcome(`http://localhost:${WEB_PORT}`));
say(
  `Debuggers attach to ${INSPECT.gateway} (gateway) and ${INSPECT.server} (server). The address of the database: ${process.env.DATA_DIR ? `DATA_DIR=${DATA_DIR} ` : ''}npm run database`,
);

async function startDatabase() {
  // Its address holds a password.
  const database = run('gateway', { words: ['database'], output: 'ignore' });
  parts.push(database);
  database.exited.then((code) => {
    // Where another start works on it the command prints the address, and ends.
    if (code === 0 && !stopping)
      say(`The database in ${DATA_DIR} is in use by another start: stop that one, or choose another DATA_DIR.`);
    return stop(code || 1);
  });
  return database.ready;
}

async function serveWeb(target) {
  const web = await createServer({
    root: join(root, 'web'),
    // Nothing is written into the checkout, and two with data apart do not share what is made from dependencies.
    configLoader: 'native',
    cacheDir: join(DATA_DIR, 'vite'),
    logLevel: 'warn',
    server: {
      port: Number(WEB_PORT),
      strictPort: true,
      proxy: Object.fromEntries(SERVED.map((path) => [path, target])),
    },
  });
  parts.push({ end: () => web.close() });
  await web.listen();
}
