import type { Page } from 'playwright';
import { atFullTill, LINES, PRODUCTS } from './basket/atFullTill.ts';
import { CARD, PLUS, painted, press, QTY, scan, times } from './basket/till.ts';
import { type HandEvent, traceEvents } from './basket/traceEvents.ts';
import { quantile } from './quantile.ts';
import type { BenchResult } from './run.ts';

const SAMPLES = 60;
const FRAME_MS = 16;

/** Measures the time from a press to the painted basket, in a real Chromium with the built client and the whole stack. */
export default async function basket(): Promise<BenchResult> {
  return await atFullTill(async (page, codes) => {
    const eachSample = (run: (sample: number) => Promise<void>) => traceEvents(page, () => times(SAMPLES, run));
    const scanned = await eachSample((at) => scanAndSee(page, codes[at % LINES] ?? ''));
    const again = await eachSample((card) => press(page, CARD, card % LINES));
    const more = await eachSample((line) => press(page, PLUS, line % LINES));
    const typed = await eachSample((line) => typeQty(page, line % LINES, String(2 + (line % 8))));
    const fresh = await eachSample((card) => press(page, CARD, LINES * 2 + card));
    return {
      title: `Adding to a basket of ${LINES} lines, ${PRODUCTS} products on the screen (milliseconds)`,
      rows: [
        row('scan of a product in the basket, from its Enter', enters(scanned, codes)),
        row('card of a product in the basket', ofType(again, 'click')),
        row('plus on a line', ofType(more, 'click')),
        row('quantity typed into a line', ofType(typed, 'input')),
        row(`card of another product (${LINES} to ${LINES + SAMPLES} lines)`, ofType(fresh, 'click')),
      ],
      notes: [
        `Both as Chromium's trace tells. Work: what the main thread does in the event's handlers, and in its frame until that is handed over; a frame has ${FRAME_MS} ms.`,
        'Until shown: from when the event was made, with the wait for the screen to ask for its next frame (up to 16.7) and the drawing, here by a processor.',
        `In one frame: presses whose work fits ${FRAME_MS} ms. All ${PRODUCTS} cards are in the document.`,
      ],
    };
  });
}

async function scanAndSee(page: Page, code: string): Promise<void> {
  await scan(page, code);
  await painted(page);
}

async function typeQty(page: Page, line: number, qty: string): Promise<void> {
  await page.locator(QTY).nth(line).focus();
  await painted(page);
  await page.keyboard.press(qty);
  await painted(page);
}

function ofType(events: readonly HandEvent[], type: string): HandEvent[] {
  return events.filter((event) => event.type === type);
}

/** Returns the last key event of every scan. */
function enters(events: readonly HandEvent[], codes: readonly string[]): HandEvent[] {
  const keys = ofType(events, 'keydown');
  const scans = Array.from({ length: SAMPLES }, (_, at) => codes[at % LINES] ?? '');
  let typed = 0;
  return scans.flatMap((code) => {
    typed += code.length + 1;
    return keys.slice(typed - 1, typed);
  });
}

function row(what: string, events: readonly HandEvent[]) {
  const work = events.map((event) => event.work);
  const durations = events.map((event) => event.duration);
  return {
    what,
    presses: events.length,
    'work, median': quantile(work, 0.5).toFixed(1),
    'work, p95': quantile(work, 0.95).toFixed(1),
    'until shown, median': quantile(durations, 0.5).toFixed(1),
    'until shown, p95': quantile(durations, 0.95).toFixed(1),
    'in one frame': `${work.filter((ms) => ms <= FRAME_MS).length} of ${work.length}`,
  };
}
