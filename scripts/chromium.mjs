import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { say, step } from './progress.mjs';
import { root } from './workspace.mjs';

/** The headless shell first: it is the same engine without windows, and the browser tests take a fifth less time in it. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium for the browser tests: one already on the machine, else Playwright's, else the
 * system's package.
 */
export async function findChromium() {
  const own = () =>
    [process.env.CHROMIUM_PATH, ...installed, playwrightChromium()].find((path) => path && existsSync(path));
  if (own()) return own();
  say('\n▸ No Chromium on this machine: installing one for the browser tests');
  const downloaded = spawnSync(
    process.execPath,
    [join(root, 'e2e/node_modules/playwright/cli.js'), 'install', 'chromium'],
    {
      stdio: 'inherit',
      timeout: 180_000,
    },
  );
  if (downloaded.status === 0 && own()) return own();
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await step('Package lists', 'apt-get', ['update', '-qq'], { env });
    const shell = 'chromium-headless-shell';
    await step(`Package ${shell}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', shell], { env });
  }
  if (own()) return own();
  say('✖ The browser tests need a Chromium: install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}

function playwrightChromium() {
  const require = createRequire(join(root, 'e2e/package.json'));
  return require('playwright').chromium.executablePath();
}
