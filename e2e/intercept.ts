import { expect, type Page, type Route } from '@playwright/test';

const PROBE = '/intercepted';

/**
 * Intercepts the matching requests of a page from the next one on. Chromium reports the interception a little before it takes
 * effect, and requests in between are missed: so the page sends requests until one is answered from here.
 */
export async function intercept(
  page: Page,
  matches: (url: URL) => boolean,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(matches, handle);
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }));
  const probeStatus = () => page.evaluate(async (path) => (await fetch(path)).status, PROBE);
  await expect.poll(probeStatus, { intervals: [0, 50] }).toBe(204);
}
