import { defineConfig } from '@playwright/test';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';

const DEEP_TAG = /@deep/;
/** Tags of tests that only run if they are named. */
const NOT_DAILY = /@deep|@pictures/;

/** Browser tests over the whole stack: real PostgreSQL, gateway, server and built web, one stack per worker. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  workers: 2,
  // Ends hanging tests, but leaves time for a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A walk through very many screens runs partly, and completely only in the deep run.
  grep: IS_DEEP ? DEEP_TAG : undefined,
  grepInvert: IS_DEEP || process.argv.includes('--grep') ? undefined : NOT_DAILY,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Dialogs open and close at once, as for everyone who sets the device to reduced motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium refuses its sandbox to root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
});
