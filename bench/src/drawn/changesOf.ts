/// <reference lib="dom" />

import type { Page } from 'playwright';

/** A page without changes for this long is completely drawn. */
const QUIET_MS = 700;

interface Changes {
  /** When the page was pressed last, as `performance.now()`. */
  pressed: number;
  /** When texts or elements of the page changed since, and where. */
  drawn: { readonly at: number; readonly places: readonly Element[] }[];
}

/** Milliseconds until the visible part of the page was drawn, and until all of it was. */
export interface Drawn {
  readonly inSight: number;
  readonly whole: number;
}

/** Records when the page is pressed and when it is redrawn; animated charts only change attributes, which are not counted. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Changes = { pressed: 0, drawn: [] };
    (globalThis as unknown as { changes: Changes }).changes = seen;
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { pressed: timeStamp, drawn: [] }), true);
    // Uses no named functions: the runner of these files names them with a helper that pages lack.
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((records) => {
        // Ignores the proof of the figures, which comes after them, and the fading ripple on a pressed button.
        const places = records.flatMap(({ target, addedNodes, removedNodes }) => {
          const place = target instanceof Element ? target : target.parentElement;
          const moved = [...addedNodes, ...removedNodes];
          const isAside =
            place?.closest('[data-proof], .MuiTouchRipple-root') ||
            (moved.length > 0 && moved.every((node) => node instanceof Element && node.matches('[data-proof]')));
          if (isAside || !place) return [];
          // An added element locates a change better than its parent.
          const added = [...addedNodes].filter((node) => node instanceof Element);
          return added.length > 0 ? added : [place];
        });
        if (places.length === 0) return;
        // The change is drawn when the frame after it begins.
        requestAnimationFrame(() => requestAnimationFrame((at) => seen.drawn.push({ at, places })));
      }).observe(document.body, { childList: true, characterData: true, subtree: true }),
    );
  });
}

/** Returns the time from the last press until the page was drawn, once it has come to rest. */
export async function untilDrawn(page: Page): Promise<Drawn> {
  await atRest(page);
  return await page.evaluate(() => {
    const { pressed, drawn } = (globalThis as unknown as { changes: Changes }).changes;
    const seen = drawn.filter(({ places }) =>
      places.some((place) => {
        const { top, bottom, height } = place.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      }),
    );
    return { inSight: (seen.at(-1)?.at ?? pressed) - pressed, whole: (drawn.at(-1)?.at ?? pressed) - pressed };
  });
}

/** Returns the same since a moment in milliseconds since 1970, for a page without a press. */
export async function drawnSince(page: Page, moment: number): Promise<Drawn> {
  const { inSight, whole } = await untilDrawn(page);
  const began = await page.evaluate(() => performance.timeOrigin);
  return { inSight: began + inSight - moment, whole: began + whole - moment };
}

async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction((quiet) => {
    const last = (globalThis as unknown as { changes: Changes }).changes.drawn.at(-1);
    return last !== undefined && performance.now() - last.at > quiet;
  }, QUIET_MS);
}
