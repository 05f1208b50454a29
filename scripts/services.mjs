import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Objects of a request are short-lived: with a larger young generation, garbage collection takes a tenth less of a
 * payment's time.
 */
const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=32'];
/** Longer than the services allow themselves: one that has not ended by then never will. */
const MAX_STOP_MS = 45_000 + 1_000 * Number(process.env.DRAIN_SECONDS || 0);

/**
 * Starts one of our services; `ready` resolves with its address. The service has a separate process group, so that
 * Ctrl-C reaches only the starter, which then stops the services in order; should the starter die, the service sees its
 * channel close and ends itself.
 */
export function startService(name, env) {
  const child = spawn(process.execPath, [...nodeOptions, join(root, name, 'dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve(message.url);
    });
    exited.then(({ code }) => reject(Object.assign(new Error(`${name} ended before it was ready`), { code })));
  });
  return {
    ready,
    exited,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const tooLong = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS);
      await exited;
      clearTimeout(tooLong);
    },
  };
}
