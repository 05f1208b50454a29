import { join } from 'node:path';
import { checks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { say, step, steps } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { bin, build, root } from './workspace.mjs';

const started = Date.now();
const tool = (title, name, args, options) =>
  step(title, process.execPath, [bin(name), ...args], { cwd: root, ...options });

await useProjectNode();
const chromium = await findChromium();

await steps(checks());
await tool('Unit and integration tests', 'vitest', ['run']);
await build();
await step('Browser tests', process.execPath, [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: join(root, 'e2e'),
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
// What others install, in a project that knows nothing of this one.
await step('An outside project', process.execPath, [join(root, 'scripts/outside.mjs')], { cwd: root });
say(`\n✓ All green in ${Math.round((Date.now() - started) / 1000)} s`);
