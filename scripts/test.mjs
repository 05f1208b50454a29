import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { say, step, steps } from './progress.mjs';
import { bin, build, install, requireNode, root } from './workspace.mjs';

const started = Date.now();
const tool = (title, name, args, options) =>
  step(title, process.execPath, [bin(name), ...args], { cwd: root, ...options });

requireNode();
await install();
const chromium = await findChromium();

await tool('Generated code is current', '@graphql-codegen/cli', ['--config', 'codegen.ts', '--check']);
const check = (title, name, args) => [title, process.execPath, [bin(name), ...args], { cwd: root }];
await steps([
  // Those that take longest come first.
  ...['web', 'server', 'gateway', 'testing', 'bench', 'domain', 'e2e'].map((name) =>
    check(`Types of ${name}`, 'typescript', ['--project', `${name}/tsconfig.json`]),
  ),
  check('Nothing is left over', 'knip', ['--production']),
  check('Import rule', 'dependency-cruiser', [
    '--config',
    '.dependency-cruiser.cjs',
    'domain/src',
    'gateway/src',
    'server/src',
    'web/src',
  ]),
  check('Lint and format', '@biomejs/biome', ['check', '.']),
]);
await tool('Unit and integration tests', 'vitest', ['run']);
await build();
await step('Browser tests', process.execPath, [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: join(root, 'e2e'),
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
// What others install, in a project that knows nothing of this one.
await step('An outside project', process.execPath, [join(root, 'scripts/outside.mjs')], { cwd: root });
say(`\n✓ All green in ${Math.round((Date.now() - started) / 1000)} s`);
