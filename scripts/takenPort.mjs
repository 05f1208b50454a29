import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './progress.mjs';

/**
 * Ends this process with one line when the port of a setting is taken: checked before time is spent on
 * building and loading. The services of a killed start get a moment to end.
 */
export async function refuseTakenPort(port, setting) {
  for (const until = Date.now() + 5_000; await isTaken(port); await wait(100)) {
    if (Date.now() < until) continue;
    say(`Port ${port} is taken: set ${setting} to a free one.`);
    process.exit(1);
  }
}

/** Returns the first free port of this machine, from the given one in steps of two. */
export async function freePort(port) {
  return (await isTaken(port)) ? freePort(port + 2) : String(port);
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
