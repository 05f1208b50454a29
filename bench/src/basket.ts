/// <reference lib="dom" />

import type { Page } from 'playwright';
import { atFullTill, LINES, PRODUCTS } from './basket/atFullTill.ts';
import { type Sample, takePaints } from './basket/paints.ts';
import { CARD, PLUS, QTY } from './basket/till.ts';
import type { BenchResult } from './run.ts';

const SAMPLES = 60;
const FRAME_MS = 16;

/** From the press to the painted basket, in a real Chromium over the built client and the whole stack. */
export default async function basket(): Promise<BenchResult> {
  return await atFullTill(async (page, codes) => {
    // The lines that are there have warmed the code up, as the first customers of a day do.
    await takePaints(page, 'click');

    for (let scan = 0; scan < SAMPLES; scan++) {
      await page.keyboard.type(codes[scan % LINES] ?? '');
      await page.keyboard.press('Enter');
      await painted(page);
    }
    const scanned = await takePaints(page, 'Enter');
    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(CARD)
        .nth(press % LINES)
        .click();
    const again = await takePaints(page, 'click');
    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(PLUS)
        .nth(press % LINES)
        .click();
    const more = await takePaints(page, 'click');
    for (let line = 0; line < SAMPLES; line++) {
      await page
        .locator(QTY)
        .nth(line % LINES)
        .focus();
      await page.keyboard.press(String(2 + (line % 8)));
      await painted(page);
    }
    const typed = await takePaints(page, 'input');
    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(CARD)
        .nth(LINES * 2 + press)
        .click();
    const fresh = await takePaints(page, 'click');
    return {
      title: `Adding to a basket of ${LINES} lines, ${PRODUCTS} products on the screen (milliseconds)`,
      rows: [
        row('scan of a product in the basket, from its Enter', scanned),
        row('card of a product in the basket', again),
        row('plus on a line', more),
        row('quantity typed into a line', typed),
        row(`card of another product (${LINES} to ${LINES + SAMPLES} lines)`, fresh),
      ],
      notes: [
        `Work: what the main thread does for the frame, from the event to its handlers' end and from the frame's start to its paint; a frame has ${FRAME_MS} ms.`,
        'Until painted: from the event to the painted frame, the wait for the screen to ask for its next frame included (up to 16.7).',
        `In one frame: presses whose work fits ${FRAME_MS} ms. All ${PRODUCTS} cards are in the document.`,
      ],
    };
  });
}

/** The frame of the press before is on the screen: one press, one frame. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function row(what: string, samples: readonly Sample[]) {
  const work = samples.map((sample) => sample.handlers + sample.frame).sort(ascending);
  const painted = samples.map((sample) => sample.painted).sort(ascending);
  return {
    what,
    presses: samples.length,
    'work, median': at(work, 0.5),
    'work, p95': at(work, 0.95),
    'until painted, median': at(painted, 0.5),
    'until painted, p95': at(painted, 0.95),
    'in one frame': `${work.filter((ms) => ms <= FRAME_MS).length} of ${work.length}`,
  };
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

function ascending(a: number, b: number): number {
  return a - b;
}
