import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, step } from './progress.mjs';
import { install, requireNode, root } from './workspace.mjs';

/**
 * Packs `@taem/testing` and lets a project outside the workspace (`testing/sample`) install and use it, as another team
 * does: strict types, tests under vitest, and tests under Node's own runner.
 */
requireNode();
await install();
const shell = process.platform === 'win32';
const testing = join(root, 'testing');
const folder = await mkdtemp(join(tmpdir(), 'taem-outside-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await step('Build @taem/testing', process.execPath, ['build.mjs'], { cwd: testing });
await cp(join(testing, 'sample'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
await step('Pack', 'npx', ['-y', 'pnpm@10', '--silent', 'pack', '--pack-destination', folder], { cwd: testing, shell });
const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
const began = Date.now();
const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
await step('Install outside', 'npm', ['install', ...quiet, '--save-dev', `./${packed}`], { cwd: folder, shell });
await step('First test', 'npm', ['run', '--silent', 'test:vitest', '--', 'test/sale.test.ts'], { cwd: folder, shell });
say(`  from nothing to the first green test: ${seconds()} s`);
await step('Strict types', 'npm', ['run', '--silent', 'check'], { cwd: folder, shell });
await step('All under vitest', 'npm', ['run', '--silent', 'test:vitest'], { cwd: folder, shell });
await step("Under Node's own runner", 'npm', ['run', '--silent', 'test:node'], { cwd: folder, shell });
