import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { say, step, steps } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { bin, projectFiles, root } from './workspace.mjs';

/**
 * `npm test`: what every change has to pass, in about ten minutes. `npm run test:slow`: the tests with that tag, which
 * CI runs after it (ADR 0179). `npm run test:deep`: suites with very many cases completely, and tests that run only
 * there (ADR 0116).
 */
const part = process.argv[2] ?? 'daily';
const env = { ...process.env, ...(part === 'deep' && { DEEP: '1' }) };
const started = Date.now();

await useProjectNode();
// Searched first, so that a machine without one reports it before the tests have run.
env.CHROMIUM_PATH = await findChromium();

const script = (title, file, ...args) => [
  title,
  process.execPath,
  [join(root, 'scripts', file), ...args],
  { cwd: root },
];
const vitest = (...files) => [
  'Unit and integration tests',
  process.execPath,
  [bin('vitest'), 'run', ...files],
  { cwd: root, env },
];
const browser = (...args) => [
  'Browser tests',
  process.execPath,
  [join(root, 'scripts/e2e.mjs'), ...args],
  { cwd: root, env },
];
const build = script('Build', 'build.mjs');

if (part === 'deep') {
  await step('Recipes', process.execPath, [join(root, 'scripts/recipes.mjs')], { cwd: root });
  await step(...vitest(...testsWith(/\/testing\/deep\.ts'|from 'fast-check'/)));
  await steps([build], 1);
  await step(...browser());
} else if (part === 'slow') {
  await Promise.all([
    step(...vitest('--tags-filter=slow', ...testsWith(/@module-tag slow|tags: 'slow'/))),
    steps([build], 1),
  ]);
  await step(...browser('--grep=@slow'));
} else {
  await steps(checks());
  // The published packages, in a project outside the workspace.
  const outside = script('An outside project', 'outside.mjs');
  // Tests wait for the database and the outside project for the network, so they run together; the browser tests need the whole machine.
  await Promise.all([step(...vitest('--tags-filter=!slow')), steps([build, outside], 1)]);
  await step(...browser('--grep-invert=@slow|@deep'));
}
say(`\n✓ All green in ${Math.round((Date.now() - started) / 1000)} s`);

/** Returns test files that contain this text: those with a tag, or those that behave differently in the deep run. */
function testsWith(text) {
  return projectFiles()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => text.test(readFileSync(join(root, file), 'utf8')));
}
