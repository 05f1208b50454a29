/// <reference lib="dom" />

import type { Page } from 'playwright';

/** No change of the page for so long means that it is drawn. */
const QUIET_MS = 700;

interface Changes {
  /** When the page was pressed last, and when a word or an element of it changed last, as `performance.now()`. */
  pressed: number;
  changed: number;
}

/** Notes when the page is pressed and when it was last drawn anew; moving charts change attributes alone, which are not counted. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Changes = { pressed: 0, changed: 0 };
    (globalThis as unknown as { changes: Changes }).changes = seen;
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { pressed: timeStamp, changed: 0 }), true);
    // Functions have no names here: what runs these files names them with a helper that no page has.
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((records) => {
        // The proof of the figures comes after them, and the ripple of a press fades on a button.
        const isAside = records.every(({ target, addedNodes, removedNodes }) => {
          const place = target instanceof Element ? target : target.parentElement;
          const moved = [...addedNodes, ...removedNodes];
          return (
            place?.closest('[data-proof], .MuiTouchRipple-root') ||
            (moved.length > 0 && moved.every((node) => node instanceof Element && node.matches('[data-proof]')))
          );
        });
        if (isAside) return;
        // The frame after the one that the change is drawn in has seen it.
        requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(seen, { changed: now })));
      }).observe(document.body, { childList: true, characterData: true, subtree: true }),
    );
  });
}

/** From the last press to the last change that was drawn, once the page has come to rest. */
export async function untilDrawn(page: Page): Promise<number> {
  await atRest(page);
  return await page.evaluate(() => {
    const { pressed, changed } = (globalThis as unknown as { changes: Changes }).changes;
    return changed - pressed;
  });
}

/** When the page was drawn last, in milliseconds since 1970. */
export async function drawnAt(page: Page): Promise<number> {
  await atRest(page);
  return await page.evaluate(
    () => performance.timeOrigin + (globalThis as unknown as { changes: Changes }).changes.changed,
  );
}

async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction((quiet) => {
    const { changed } = (globalThis as unknown as { changes: Changes }).changes;
    return changed > 0 && performance.now() - changed > quiet;
  }, QUIET_MS);
}
