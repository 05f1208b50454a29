/// <reference lib="dom" />

import type { Page } from 'playwright';

/** One press, in milliseconds of the page's own clock. */
export interface Sample {
  /** `click`, `input`, or the key. */
  cause: string;
  /** From the event's first handler to the end of its last, with what React does in between. */
  handlers: number;
  /** From the start of the next frame to its paint: style, layout, paint. */
  frame: number;
  /** From the moment the event was made to the painted frame. */
  painted: number;
}

interface Watched {
  samples: Sample[];
}

/** Times every click, input and key of the page from the event to the painted frame; before the page's own listeners. */
export async function watchPaints(page: Page): Promise<void> {
  // The translator that runs this file marks functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const samples: Sample[] = [];
    (globalThis as unknown as Watched).samples = samples;
    const afterThisTask = (then: () => void) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    };
    const onEvent = (event: Event) => {
      const began = performance.now();
      let ended = Number.POSITIVE_INFINITY;
      afterThisTask(() => {
        ended = performance.now();
      });
      requestAnimationFrame(() => {
        const frameBegan = performance.now();
        // A message is handled after the frame is painted.
        afterThisTask(() => {
          const now = performance.now();
          samples.push({
            cause: event instanceof KeyboardEvent ? event.key : event.type,
            handlers: Math.min(ended, frameBegan) - began,
            frame: now - frameBegan,
            painted: now - event.timeStamp,
          });
        });
      });
    };
    for (const type of ['click', 'input', 'keydown']) window.addEventListener(type, onEvent, { capture: true });
  });
}

/** The samples of one cause since the last call. */
export async function takePaints(page: Page, cause: string): Promise<Sample[]> {
  // Two frames later every press so far is painted and written down.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const samples = await page.evaluate(() => (globalThis as unknown as Watched).samples.splice(0));
  return samples.filter((sample) => sample.cause === cause);
}
