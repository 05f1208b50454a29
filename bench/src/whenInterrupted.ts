const stops: (() => Promise<unknown>)[] = [];

/**
 * Stops started programs if Ctrl-C interrupts a bench, last started first: a PostgreSQL outlives the process that
 * started it.
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
