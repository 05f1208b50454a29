const stops: (() => Promise<unknown>)[] = [];

/**
 * Stops what was started where Ctrl-C breaks a bench off, the last first. A PostgreSQL outlives the process that has started
 * it.
 */
export function whenInterrupted(stop: () => Promise<unknown>): void {
  if (stops.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll());
  stops.push(stop);
}

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop().catch(() => undefined);
  process.exit(1);
}
