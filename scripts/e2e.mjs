import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { run } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

/** `npm run e2e -- sale.spec.ts`: browser tests of the last build, all or the given ones. */
await useProjectNode();
const folder = join(root, 'e2e');
process.exitCode = await run(
  process.execPath,
  [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  {
    cwd: folder,
    env: { ...process.env, CHROMIUM_PATH: await findChromium() },
  },
);
