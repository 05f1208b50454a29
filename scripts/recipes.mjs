import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { say } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { lineOf, stepsOf } from './recipeSteps.mjs';
import { packages, root } from './workspace.mjs';

/** Follows the recipes of `docs/recipes.md` to the letter, one after the other, on a copy of the repository. */
const NEXT = 'NNNN';

await useProjectNode();
const copy = copyOfRepository();
const [only] = process.argv.slice(2);
for (const [title, recipe] of recipesOf(readFileSync(join(root, 'docs/recipes.md'), 'utf8'))) {
  if (only && !title.includes(only)) continue;
  say(`\n${title}`);
  const number = nextMigration();
  for (const step of stepsOf(recipe.replaceAll(NEXT, number))) {
    if (!step.isRun) write(step);
    else if (step.file) addPrinted(step.file, step.body.trim());
    else for (const command of step.body.trim().split('\n')) run(command);
  }
}
say('\n✓ The recipes lead where they say');

function recipesOf(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part]);
}

/** Copies the files of git, with the dependencies of this checkout; links between packages lead to the packages of the copy. */
function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'taem-recipes-'));
  // As root, PostgreSQL runs under another account, which has to enter the copy to keep its data there.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of packages.filter((each) => existsSync(join(root, each, 'node_modules')))) {
    cpSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/]node_modules[\\/]\.(?:cache|vite)/.test(path),
    });
  }
  return folder;
}

function nextMigration() {
  const numbers = readdirSync(join(copy, 'gateway/src/database/migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(...numbers.filter(Number.isFinite)) + 1).padStart(4, '0');
}

function write(step) {
  const { file, how, text, within, body } = step;
  if (!file) fail(`No line says where this goes:\n${body}`);
  const path = join(copy, file);
  say(`  ${how === 'new' ? 'writes' : 'changes'} ${file}`);
  if (how === 'new') return writeFileSync(path, body);
  const before = readFileSync(path, 'utf8');
  const lines = before.split('\n');
  const at = lineOf(lines, step);
  if (at < 0) fail(`${file} has no line with ${text}${within ? ` behind ${within}` : ''}`);
  const after =
    how === 'below' ? lines.toSpliced(at + 1, 0, body.trimEnd()).join('\n') : before.replace(text, body.trim());
  writeFileSync(path, after);
}

function run(command) {
  const { status, output } = shell(command);
  if (status !== 0) fail(output);
}

function addPrinted(file, command) {
  const { status, output } = shell(command);
  const content = readFileSync(join(copy, file), 'utf8');
  const lines = [...output.matchAll(/\d{4}-[\w-]+ [0-9a-f]{64}/g)].map(([line]) => line);
  const more = [...new Set(lines)].filter((line) => !content.includes(line));
  if (status === 0 || more.length === 0) fail(`${command} prints no line for ${file}:\n${output}`);
  writeFileSync(join(copy, file), `${content.trimEnd()}\n${more.join('\n')}\n`);
}

function shell(command) {
  const began = Date.now();
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { cwd: copy, shell: true, encoding: 'utf8', maxBuffer: 1e8, env };
  const { status, stdout, stderr } = spawnSync(command, options);
  say(`  ${command} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return { status, output: `${stdout}${stderr}` };
}

function fail(why) {
  say(`✖ ${why}`);
  process.exit(1);
}
