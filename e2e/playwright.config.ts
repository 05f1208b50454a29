import { defineConfig } from '@playwright/test';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';

const DEEP_TAG = /@deep/;
/** Neither of them runs unless it is named. */
const NOT_DAILY = /@deep|@pictures/;

/** Browser tests over the whole stack: real PostgreSQL, gateway, server and built web, one stack per worker. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  workers: 2,
  // Ends what hangs; a busy machine gets its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A walk of very many screens runs in part, and the rest of it in the deep run alone.
  grep: IS_DEEP ? DEEP_TAG : undefined,
  grepInvert: IS_DEEP || process.argv.includes('--grep') ? undefined : NOT_DAILY,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Dialogs come and go at once, as they do for everyone who asks the device for it.
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
