import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signInByForm } from './signInByForm.ts';
import { type Stack, startStack } from './stack.ts';

export { expect };

/** Tests that run with `npm run test:slow`, or with `npm run test:deep`, and not with `npm test` (ADR 0179). */
export const SLOW = '@slow';
export const DEEP = '@deep';

interface Kept {
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  since: number;
}

/**
 * A page renews its tokens after fourteen minutes, and a session stored here would then contain spent ones, which ends the
 * session. So no test signs in with tokens that reach that age before it ends.
 */
const KEEP_MS = 5 * 60_000;

interface TestFixtures {
  signIn: (username: string) => Promise<Page>;
}

interface WorkerFixtures {
  /** Name of a separate stack for a file whose data in the shop would affect others: `test.use({ ownStack: 'options' })`. */
  ownStack: string;
  stack: Stack;
  /** The stored sessions of users who signed in before, by username. */
  sessions: Map<string, Kept>;
  /** The browser contexts of all its tests, with and without a touch screen. */
  device: Map<boolean, BrowserContext>;
}

/**
 * `stack` lives as long as the worker. `signIn` returns an empty page signed in as one of the demo accounts, in Thai: the
 * first time by the form, and for some minutes afterwards with the stored session. A test that ends its session must sign in
 * with `signInByForm`. All tests of a worker share one device: after the first it has the product's files, and nothing else
 * of it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright runs files with different values in different workers.
  ownStack: ['', { scope: 'worker', option: true }],
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern.
    async ({}, use) => {
      const { DEMO_SHOP } = process.env;
      if (!DEMO_SHOP) throw new Error('globalSetup.ts has made no demo shop');
      const stack = await startStack({ shop: DEMO_SHOP });
      await use(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  device: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, device, baseURL, contextOptions, hasTouch, locale, timezoneId, viewport }, use) => {
    const options = { ...contextOptions, baseURL, hasTouch, locale, timezoneId, viewport };
    const context = device.get(hasTouch) ?? (await browser.newContext(options));
    device.set(hasTouch, context);
    await context.setStorageState({ cookies: [], origins: [] });
    await use(context);
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page.close()));
  },
  baseURL: async ({ stack }, use) => use(stack.url),
  signIn: async ({ page, context, sessions }, use) => {
    await use(async (username) => {
      const kept = sessions.get(username);
      if (kept && Date.now() - kept.since < KEEP_MS) await context.setStorageState(kept.state);
      else {
        const since = Date.now();
        await signInByForm(page, username);
        sessions.set(username, { state: await context.storageState(), since });
        // Both ways leave the page empty, so that no test can depend on who was signed in before.
        await page.goto('about:blank');
      }
      return page;
    });
  },
});
