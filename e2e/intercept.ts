import { expect, type Page, type Route } from '@playwright/test';

const PROBE = '/intercepted';

/**
 * Takes the requests of a page that match, from its next one on. Chromium says that it intercepts a little before the page
 * does, and what is sent in between slips past: so the page asks until it is answered from here.
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
