import { Worker } from 'node:worker_threads';

/** From a thread, as the main one may be held for long. A parent is looked for without a signal being sent. */
const WATCH = `
  const { parent, mostMicroseconds } = require('node:worker_threads').workerData;
  const end = () => process.kill(process.pid, 'SIGKILL');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > mostMicroseconds) end();
    try { process.kill(parent, 0); } catch { end(); }
  }, 500);`;

/**
 * Ends this process within a second when it has used more processor time than it may have, or when its parent is gone,
 * also when the parent was killed and had no time to say so. A closed channel alone would not do: it is only noticed
 * between two pieces of work, and a sheet can be one of minutes.
 */
export function endWhenDue(mostProcessorMilliseconds: number): void {
  const workerData = { parent: process.ppid, mostMicroseconds: mostProcessorMilliseconds * 1_000 };
  new Worker(WATCH, { eval: true, workerData, execArgv: [] }).unref();
}
