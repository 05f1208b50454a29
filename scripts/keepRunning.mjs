import { setTimeout as wait } from 'node:timers/promises';
import { say } from './progress.mjs';
import { startService } from './services.mjs';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
/** A service that has run for this long has recovered; a request that kills it would be repeated sooner. */
const STEADY_MS = 1_000;

/**
 * Starts a service and restarts it on the same port whenever it dies: after a quarter of a second if it had been
 * serving, and after a pause that doubles up to ten seconds while it dies before or as soon as it is ready. `ready`
 * resolves with its address; it rejects if the very first start fails, because the service has then reported the fault
 * and would only report it again.
 */
export function keepRunning(name, portSetting, env) {
  let service = startService(name, env);
  const stopping = new AbortController();

  /** Returns when it was ready; infinity if it ended before. */
  async function startAgain(ended, pause, again) {
    const { code, signal } = ended;
    say(`The ${name} has ended (${signal ?? `exit code ${code}`}): starting it again.`);
    await wait(pause, undefined, { signal: stopping.signal });
    service = startService(name, again);
    return service.ready.then(
      () => {
        say(`The ${name} is running again.`);
        return performance.now();
      },
      () => Number.POSITIVE_INFINITY,
    );
  }

  async function watch(url) {
    const again = { ...env, [portSetting]: new URL(url).port };
    let readyAt = performance.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      const ended = await service.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - readyAt > STEADY_MS) pause = FIRST_PAUSE_MS;
      readyAt = await startAgain(ended, pause, again);
    }
  }

  service.ready.then(watch).catch(() => undefined);
  return {
    ready: service.ready,
    stop() {
      stopping.abort();
      return service.stop();
    },
  };
}
