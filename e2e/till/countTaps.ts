import type { Page } from '@playwright/test';

interface Counter {
  taps: number;
}

/** Counts the presses of a finger or mouse on every page that opens from now on; `reset` starts again from 0. */
export async function countTaps(page: Page): Promise<{ taps: () => Promise<number>; reset: () => Promise<void> }> {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as Counter;
    counter.taps = 0;
    addEventListener('pointerdown', () => {
      counter.taps += 1;
    });
  });
  return {
    taps: () => page.evaluate(() => (globalThis as unknown as Counter).taps),
    reset: () =>
      page.evaluate(() => {
        (globalThis as unknown as Counter).taps = 0;
      }),
  };
}
