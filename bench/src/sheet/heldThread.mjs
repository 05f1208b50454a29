import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the gateway before its own code: reports over the channel to its parent the longest time its one thread
 * was held since the last request.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (message) => {
  if (message?.heldThread !== 'ask') return;
  process.send({ heldThread: delay.max / 1e6, mean: delay.mean / 1e6 });
  delay.reset();
});
