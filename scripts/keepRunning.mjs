import { setTimeout as wait } from 'node:timers/promises';
import { say } from './progress.mjs';
import { startService } from './services.mjs';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A service that has run for so long has got over what made it end. */
const STEADY_MS = 60_000;

/**
 * Starts a service and starts it again whenever it dies, after a pause that doubles from a quarter of a second to ten
 * seconds, on the port that it had. `ready` has its address; it rejects when the very first start fails, for then the
 * service has said what is wrong and would say it again.
 */
export function keepRunning(name, portSetting, env) {
  let service = startService(name, env);
  const stopping = new AbortController();

  async function startAgain(ended, pause, again) {
    const { code, signal } = ended;
    say(`The ${name} has ended (${signal ?? `exit code ${code}`}): starting it again.`);
    await wait(pause, undefined, { signal: stopping.signal });
    service = startService(name, again);
    await service.ready.then(
      () => say(`The ${name} is running again.`),
      () => undefined,
    );
  }

  async function watch(url) {
    const again = { ...env, [portSetting]: new URL(url).port };
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const since = Date.now();
      const ended = await service.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STEADY_MS) pause = FIRST_PAUSE_MS;
      await startAgain(ended, pause, again);
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
