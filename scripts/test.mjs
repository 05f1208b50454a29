import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { say, step, steps } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { bin, projectFiles, root } from './workspace.mjs';

/**
 * `npm test`: everything, suites of very many cases in a fixed slice. `npm run test:deep`: those suites whole, with the tests
 * that wait for it (ADR 0116).
 */
const isDeep = process.argv[2] === 'deep';
const env = { ...process.env, ...(isDeep && { DEEP: '1' }) };
const started = Date.now();

await useProjectNode();
// Looked for first, so that a machine without one says so before the tests have run.
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
const browser = ['Browser tests', process.execPath, [join(root, 'scripts/e2e.mjs')], { cwd: root, env }];
const build = script('Build', 'build.mjs');

if (isDeep) {
  await step('Recipes', process.execPath, [join(root, 'scripts/recipes.mjs')], { cwd: root });
  await step(...vitest(...slicedFiles()));
  await steps([build], 1);
  await step(...browser);
} else {
  await steps(checks());
  // What others install, in a project that knows nothing of this one.
  const outside = script('An outside project', 'outside.mjs');
  // What waits for the network and for the database goes together; the browser has the machine for itself.
  await Promise.all([step(...vitest()), steps([build, outside], 1)]);
  await step(...browser);
}
say(`\n✓ All green in ${Math.round((Date.now() - started) / 1000)} s`);

/** Test files that ask how deep they are to go, and those of properties, which draw other cases here. */
function slicedFiles() {
  return projectFiles()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\/testing\/deep\.ts'|from 'fast-check'/.test(readFileSync(join(root, file), 'utf8')));
}
