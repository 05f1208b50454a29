import { Worker } from 'node:worker_threads';

/** Runs in a thread, as the main one may be busy for long. Looks for the parent without sending it a signal. */
const WATCH = `
  const { parent, mostMicroseconds } = require('node:worker_threads').workerData;
  const end = () => process.kill(process.pid, 'SIGKILL');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > mostMicroseconds) end();
    try { process.kill(parent, 0); } catch { end(); }
  }, 500);`;

/**
 * Kills this process within a second of exceeding its processor time, or of its parent's end, even if the parent was
 * killed and could not send a message. A closed channel would not be enough: it is only noticed between two pieces of
 * work, and one sheet can take minutes.
 */
export function endWhenDue(mostProcessorMilliseconds: number): void {
  const workerData = { parent: process.ppid, mostMicroseconds: mostProcessorMilliseconds * 1_000 };
  new Worker(WATCH, { eval: true, workerData, execArgv: [] }).unref();
}
