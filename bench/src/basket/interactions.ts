/// <reference lib="dom" />

import type { Page } from 'playwright';

interface Interactions {
  /** Longest event of each interaction by its id, in milliseconds. */
  slowest: Map<number, number>;
  count: number;
}

/** Records every interaction as timed by the browser: from the input to the next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Interactions = { slowest: new Map(), count: 0 };
    (globalThis as unknown as { interactions: Interactions }).interactions = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (!entry.interactionId) continue;
        seen.slowest.set(entry.interactionId, Math.max(seen.slowest.get(entry.interactionId) ?? 0, entry.duration));
      }
      // 16 is the shortest duration the browser reports; faster ones are only counted.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Durations of the interactions since the last call, slowest first; those under 16 ms count as 16. */
export async function takeInteractions(page: Page): Promise<number[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  return await page.evaluate(() => {
    const seen = (globalThis as unknown as { interactions: Interactions }).interactions;
    const total = (performance as Performance & { interactionCount?: number }).interactionCount ?? 0;
    const slow = Array.from(seen.slowest.values());
    const quick = Math.max(0, total - seen.count - slow.length);
    seen.slowest.clear();
    seen.count = total;
    return [...slow, ...Array.from({ length: quick }, () => 16)].sort((a, b) => b - a);
  });
}

/** Returns Interaction to Next Paint: the slowest interaction, after ignoring one in fifty. */
export function inp(slowestFirst: readonly number[]): number {
  return slowestFirst[Math.floor(slowestFirst.length / 50)] ?? Number.NaN;
}
