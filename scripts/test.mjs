import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { say, step } from './progress.mjs';
import { bin, build, install, requireNode, root } from './workspace.mjs';

const started = Date.now();
const tool = (title, name, args, options) =>
  step(title, process.execPath, [bin(name), ...args], { cwd: root, ...options });

requireNode();
await install();
const chromium = await findChromium();

await tool('Generated code is current', '@graphql-codegen/cli', ['--config', 'codegen.ts', '--check']);
for (const name of ['domain', 'gateway', 'server', 'web', 'e2e', 'bench', 'testing']) {
  await tool(`Types of ${name}`, 'typescript', ['--project', `${name}/tsconfig.json`]);
}
await tool('Lint and format', '@biomejs/biome', ['check', '.']);
await tool('Import rule', 'dependency-cruiser', [
  '--config',
  '.dependency-cruiser.cjs',
  'domain/src',
  'gateway/src',
  'server/src',
  'web/src',
]);
await tool('Nothing is left over', 'knip', ['--production']);
await tool('Unit and integration tests', 'vitest', ['run']);
await build();
await step('Browser tests', process.execPath, [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: join(root, 'e2e'),
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
// What others install, in a project that knows nothing of this one.
await step('An outside project', process.execPath, [join(root, 'scripts/outside.mjs')], { cwd: root });
say(`\n✓ All green in ${Math.round((Date.now() - started) / 1000)} s`);
