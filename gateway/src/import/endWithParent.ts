import { Worker } from 'node:worker_threads';

/** Looks whether the parent is there, without a signal being sent; from a thread, as the main one may be held for long. */
const WATCH = `
  const parent = require('node:worker_threads').workerData;
  setInterval(() => {
    try { process.kill(parent, 0); } catch { process.kill(process.pid, 'SIGKILL'); }
  }, 500);`;

/**
 * Ends this process within a second when its parent is gone, also when the parent was killed and had no time to say so.
 * A closed channel alone would not do: it is only noticed between two pieces of work, and a sheet can be one of minutes.
 */
export function endWithParent(): void {
  new Worker(WATCH, { eval: true, workerData: process.ppid, execArgv: [] }).unref();
}
