import type { Page } from '@playwright/test';

/** Counts the tones that the page actually plays. */
export async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { tones: number };
    counter.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      counter.tones += 1;
      return make.call(this);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
}
