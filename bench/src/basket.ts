import { startStack } from '@taem/e2e/stack.ts';
import { addProducts } from './basket/addProducts.ts';
import { type Sample, watchPaints } from './basket/paints.ts';
import { CARD, openTill, PLUS } from './basket/till.ts';
import type { BenchResult } from './run.ts';

const PRODUCTS = 1_000;
const LINES = 30;
const SAMPLES = 60;
const FRAME_MS = 16;

/** From the press to the painted basket, in a real Chromium over the built client and the whole stack. */
export default async function basket(): Promise<BenchResult> {
  const stack = await startStack();
  try {
    const codes = await addProducts(stack.gatewayUrl, PRODUCTS);
    const till = await openTill(stack.url, PRODUCTS);
    const { page } = till;
    const paints = await watchPaints(page);
    // The first lines also warm the code up, as the first customers of a day do.
    for (let card = 0; card < LINES; card++) await page.locator(CARD).nth(card).click();
    await paints.take();

    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(CARD)
        .nth(press % LINES)
        .click();
    const again = await paints.take();
    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(PLUS)
        .nth(press % LINES)
        .click();
    const more = await paints.take();
    for (let scan = 0; scan < SAMPLES; scan++) {
      // Each digit gets a frame of its own, so that the press of Enter is measured alone.
      await page.keyboard.type(codes[scan % LINES] ?? '', { delay: 30 });
      await page.keyboard.press('Enter');
    }
    const scanned = await paints.take('Enter');
    for (let press = 0; press < SAMPLES; press++)
      await page
        .locator(CARD)
        .nth(LINES * 3 + press)
        .click();
    const fresh = await paints.take();
    await till.close();
    return {
      title: `Adding to a basket of ${LINES} lines, ${PRODUCTS} products on the screen (milliseconds)`,
      rows: [
        row('card of a product in the basket', again),
        row('plus on a line', more),
        row('code and Enter, as a scanner types', scanned),
        row(`card of another product (${LINES} to ${LINES + SAMPLES} lines)`, fresh),
      ],
      notes: [
        `Work: what the main thread does for the frame, from the event to its handlers' end and from the frame's start to its paint; a frame has ${FRAME_MS} ms.`,
        'Until painted: from the event to the painted frame, the wait for the screen to ask for its next frame included (up to 16.7).',
        `In one frame: presses whose work fits ${FRAME_MS} ms. All ${PRODUCTS} cards are in the document.`,
      ],
    };
  } finally {
    await stack.close();
  }
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
