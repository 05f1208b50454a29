/// <reference lib="dom" />

import type { Page } from 'playwright';

/** One press, in milliseconds of the page's own clock. */
export interface Sample {
  /** `click`, or the key. */
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

/** Times every click and Enter of the page from the event to the painted frame. */
export async function watchPaints(page: Page) {
  // The translator that runs this file marks functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(() => {
    const samples: Sample[] = [];
    (globalThis as unknown as Watched).samples = samples;
    let started = 0;
    const begin = () => {
      started = performance.now();
    };
    // On the window, after React's own listener, whose microtasks have run by then.
    const finish = (event: Event) => {
      const ended = performance.now();
      const first = started;
      requestAnimationFrame(() => {
        const frameStarted = performance.now();
        // A message is handled after the frame is painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const now = performance.now();
          samples.push({
            cause: event instanceof KeyboardEvent ? event.key : event.type,
            handlers: ended - first,
            frame: now - frameStarted,
            painted: now - event.timeStamp,
          });
        };
        channel.port2.postMessage(null);
      });
    };
    for (const type of ['click', 'keydown']) {
      window.addEventListener(type, begin, { capture: true });
      window.addEventListener(type, finish);
    }
  });
  return {
    /** The samples of one cause since the last call. */
    async take(cause = 'click'): Promise<Sample[]> {
      // Two frames later every press so far is painted and written down.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const samples = await page.evaluate(() => (globalThis as unknown as Watched).samples.splice(0));
      return samples.filter((sample) => sample.cause === cause);
    },
  };
}
