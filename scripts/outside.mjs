import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, step } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

/**
 * Packs what others install and lets a project outside the workspace use it, as another team does, under strict types.
 * `npm run outside`: the test kit (`testing/sample`), under vitest and under Node's own runner.
 * `npm run outside -- clients`: clients that are generated from the contract (`testing/clients`), against the product.
 */
await useProjectNode();
const shell = process.platform === 'win32';
const [project = 'sample'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'taem-outside-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await cp(join(root, 'testing', project), folder, { recursive: true, filter: (path) => !/node_modules/.test(path) });
await pack('testing');
if (project === 'clients') await pack('server/client');
const packed = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => `./${name}`);
const began = Date.now();
const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
await step('Install outside', 'npm', ['install', ...quiet, '--save-dev', ...packed], { cwd: folder, shell });

if (project === 'clients') {
  await run('Generate', 'generate');
  await run('Strict types', 'check');
  await run('Against the product', 'test');
} else {
  await run('First test', 'test:vitest', 'test/sale.test.ts');
  say(`  from nothing to the first green test: ${seconds()} s`);
  await run('Strict types', 'check');
  await run('All under vitest', 'test:vitest');
  await run("Under Node's own runner", 'test:node');
}

function pack(name) {
  const words = ['-y', 'pnpm@10', '--silent', 'pack', '--pack-destination', folder];
  return step(`Pack ${name}`, 'npx', words, { cwd: join(root, name), shell });
}

function run(title, script, ...words) {
  return step(title, 'npm', ['run', '--silent', script, '--', ...words], { cwd: folder, shell });
}
