import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, manifestOf, packages, root } from './workspace.mjs';

/** The checks of `npm run check` and `npm test`, the slowest first. */
export const checks = () => [
  generated(),
  ...types(packages),
  unused(),
  imports(),
  lint(['.']),
  words(),
  styles(),
  documents(),
  rules(),
];

/**
 * Quick checks of the files that differ from the last commit: format, lint, words and styles, which take a second, then
 * types of what depends on them.
 */
export function quickChecks() {
  const changed = changedFiles();
  const touched = packages.filter((name) => changed.some((file) => file.startsWith(`${name}/`)));
  return changed.length === 0 ? [] : [lint(changed), words(changed), styles(), ...types(withDependents(touched))];
}

const run = (title, tool, args) => [title, process.execPath, [bin(tool), ...args], { cwd: root }];

export const generated = () =>
  run('Generated code is current', '@graphql-codegen/cli', ['--config', 'codegen.ts', '--check']);
export const lint = (paths) =>
  run('Lint and format', '@biomejs/biome', [
    'check',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...paths,
  ]);
export const unused = () => run('Nothing is left over', 'knip', ['--production']);
export const imports = () =>
  run('Import rule', 'dependency-cruiser', ['--config', '.dependency-cruiser.cjs', ...sourceFolders]);
export const documents = () => [
  'Documents name what exists',
  process.execPath,
  [join(root, 'scripts/documents.mjs')],
  { cwd: root },
];
/** Checks that no rule is lost: every rule that was ever named in the title of a test is still named in one. */
export const rules = () => [
  'Rules that tests name',
  process.execPath,
  [join(root, 'scripts/rules.mjs')],
  { cwd: root },
];
/** Checks the words of all files, or of the given ones. */
export const words = (files = []) => [
  'Plain words',
  process.execPath,
  [join(root, 'scripts/words.mjs'), ...files],
  { cwd: root },
];
/** Checks that colours and sizes have names, and style sheets are only where they are needed. */
export const styles = () => ['One way to style', process.execPath, [join(root, 'scripts/styles.mjs')], { cwd: root }];
/** Checks types with the native compiler. It has no API for tools, so these still use the package `typescript`. */
export const types = (names) =>
  names.map((name) => run(`Types of ${name}`, 'typescript-7', ['--project', `${name}/tsconfig.json`]));

const sourceFolders = ['domain', 'gateway', 'server', 'web'].map((name) => `${name}/src`);

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(join(root, file)));
}

/** Returns the packages and all that import them. */
function withDependents(names) {
  const found = new Set(names);
  const uses = (name, other) =>
    `${JSON.stringify(manifestOf(name))}`.includes(`"${manifestOf(other).name}":"workspace:`);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const name of packages) if ([...found].some((other) => uses(name, other))) found.add(name);
  }
  return packages.filter((name) => found.has(name));
}
