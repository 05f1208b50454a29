import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { freePort, refuseTakenPort } from './takenPort.mjs';
import { welcome } from './welcome.mjs';
import { root } from './workspace.mjs';

/**
 * `npm run dev`: the product from its sources. Gateway and server restart when their sources change; the browser
 * updates changed components and texts without a reload. PostgreSQL stays up throughout, on the data of `npm start`.
 */
const WEB_PORT = process.env.PORT || '4000';
// The other ports are derived from this one, so that one setting moves all three to make room for another instance.
const beside = (distance) => String(Number(WEB_PORT) + distance);
const SERVER_PORT = process.env.SERVER_PORT || beside(50);
const GATEWAY_PORT = process.env.GATEWAY_PORT || beside(100);
const DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
/** Paths that the server answers; Vite serves everything else. */
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
/** The ports of `.vscode/launch.json`, or the next free ones. */
const INSPECT = { gateway: await freePort(9229), server: await freePort(9230) };
/** With this command the gateway does not apply a migration that is still being written. */
const WORDS = { gateway: ['dev'] };
// Not imported at the top: it may have been installed only now.
const { createServer } = await import('vite');

/** In the order of starting: each needs those before it. */
const parts = [];
let stopping = false;

/** Runs a program of a package; it reports its address when it is ready, and ends when this process is gone. */
function run(name, args, env) {
  const child = spawn(process.execPath, [...(args.options ?? []), 'src/main.ts', ...(args.words ?? [])], {
    cwd: join(root, name),
    env: { ...process.env, DATA_DIR, ...env },
    stdio: ['ignore', args.output ?? 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches only this process, which stops the parts in order.
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
  // Never settles if `end` ended the process.
  const endedItself = exited.then((code) => (ending ? new Promise(() => undefined) : (code ?? 1)));
  return { ready, exited, endedItself, end };
}

/**
 * Runs a part that restarts, on the same port, when its sources change. If it ends by itself, it waits for the next
 * change; if it was never ready, this run ends, after it has printed the reason.
 */
async function keepCurrent(name, folders, env) {
  const options = [`--inspect=127.0.0.1:${INSPECT[name]}`];
  // Settles with the first process that is ready, because the sources may change before the very first one is.
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
  // The root without its subfolders. Watching a single file would end when an editor replaces it.
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
    // If the terminal is closed, logging this would fail too, in an endless loop.
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
  // The output is hidden because the address contains a password.
  const database = run('gateway', { words: ['database'], output: 'ignore' });
  parts.push(database);
  database.exited.then((code) => {
    // If another start uses the database, the command prints its address and ends.
    if (code === 0 && !stopping)
      say(`The database in ${DATA_DIR} is in use by another start: stop that one, or choose another DATA_DIR.`);
    return stop(code || 1);
  });
  return database.ready;
}

async function serveWeb(target) {
  const web = await createServer({
    root: join(root, 'web'),
    // Nothing is written into the checkout, and instances with separate data have separate caches.
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
