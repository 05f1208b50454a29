import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decidesOver } from './mutation/decidesOver.mjs';
import { oneTry } from './mutation/oneTry.mjs';
import { run, say, step } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { root } from './workspace.mjs';

/**
 * `npm run mutation`, `npm run mutation -- domain web/src/app gateway/src/till/pay.ts`: changes the code that decides over
 * money, points, rights, sessions, codes, personal data and which sales are counted, one place at a time, and asks whether a
 * test notices. It works on a copy of the last commit, folder by folder, and puts what it found about each file into
 * `bench/results/mutation.json`: its score, and each change that no test noticed.
 *
 * `--again` tries only what was missed before, after tests were added; `--stale` only files that changed since they were
 * measured, or never were; `--list` prints the files, with what they decide over.
 *
 * `mutation.equivalent.json` lists changes that make no observable difference, each with its reason.
 */
const PACKAGES = ['domain', 'gateway', 'server', 'web'];

/** An error outside a test, for example if its file cannot be loaded, fails a run too. */
const TRIED = ['Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage'];

/**
 * Returns the tests that must notice a change: those of the same area, because those of other areas start much more;
 * code for all areas is covered by signing in and selling. A gateway that a test starts as a separate process never
 * runs the change.
 */
function testsOf(place) {
  if (place.includes('.test.')) return place.split(' ').map((test) => test.slice(test.indexOf('/') + 1));
  const seenBy = { 'gateway/src/http': ['src/accounts', 'src/till'] }[place] ?? [];
  return [testedFolder(place), ...seenBy].map((folder) => `${folder}/*.test.{ts,tsx}`);
}

/** Returns the nearest folder with tests, going up within the package. */
function testedFolder(place) {
  const hasTest = readdirSync(join(copy, place)).some((name) => /[.]test[.]tsx?$/.test(name));
  const above = dirname(place);
  return hasTest || !above.includes('/') ? place.slice(place.indexOf('/') + 1) : testedFolder(above);
}

/**
 * Returns the ranges to change; with `--again` only the lines where a change was not noticed, because added tests can
 * only notice more.
 */
function rangesOf(file) {
  const row = again ? foundBefore(file) : null;
  if (!row) return [''];
  const open = row.missed.filter((change) => !isEquivalent(file, change));
  return [...new Set(open.map(({ line, end }) => `:${line}-${end}`))];
}

await useProjectNode();
const copy = mkdtempSync(join(tmpdir(), 'taem-mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
await step('Copy of the last commit', 'git', ['clone', '--quiet', root, copy]);

/**
 * Tests that are quick enough to run for each change, with the files that only they have to cover; paths are relative
 * to the first test.
 */
const QUICK_TESTS = JSON.parse(readFileSync(join(root, 'scripts/mutation.quick.json'), 'utf8'));
const gone = Object.entries(QUICK_TESTS)
  .flatMap(([tests, files]) => [...tests.split(' '), ...files.map((file) => join(dirname(tests.split(' ')[0]), file))])
  .filter((file) => !existsSync(join(copy, file)));
if (gone.length > 0) {
  say(`mutation.quick.json names what is gone:\n${gone.join('\n')}`);
  process.exit(1);
}

const results = join(root, 'bench/results/mutation.json');
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutation.equivalent.json'), 'utf8'));
const again = process.argv.includes('--again');
const stale = process.argv.includes('--stale');
const measured = new Map(mutatedFiles().map(({ file, what }) => [file, what]));
const places = placesOf(process.argv.slice(2).filter((argument) => !['--again', '--stale'].includes(argument)));
await step('Install', 'npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
  cwd: copy,
});
let isWhole = true;
for (const [place, files] of places) {
  const rows = await mutate(place, files);
  if (rows) keep(rows);
  else isWhole = false;
}
process.exitCode = isWhole ? 0 : 1;

/** Returns the files to change, by run: those at or below the given paths. */
function placesOf(paths) {
  if (paths.includes('--list')) {
    for (const [file, what] of measured) say(`${file}  (${what})`);
    process.exit(0);
  }
  const files = [...measured.keys()];
  const unknown = paths.find((path) => !files.some((file) => isWithin(file, path)));
  if (unknown) {
    say(`Nothing is changed in ${unknown}; these files are:\n${files.join('\n')}`);
    process.exit(1);
  }
  const selected = paths.length === 0 ? files : files.filter((file) => paths.some((path) => isWithin(file, path)));
  const chosen = selected.filter((file) => (again ? !isSettled(file) : !stale || !foundBefore(file)));
  const places = new Set(chosen.map(placeOf));
  return [...places].map((place) => [place, chosen.filter((file) => placeOf(file) === place)]);
}

/** Returns every file of deciding code, with what it decides over. */
function mutatedFiles() {
  const paths = git('ls-files', '--', ...PACKAGES.map((name) => `${name}/src`)).split('\n');
  return paths
    .filter((file) => /[.]tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8');
      const what = decidesOver(file, text);
      return what ? [{ file, what }] : [];
    });
}

/** Reads the earlier results of each file: how many changes there are, and which were missed. */
function readFound() {
  if (!existsSync(results)) return [];
  return JSON.parse(readFileSync(results, 'utf8')).files.map(
    ({ path, blob, changes, unnoticed, equivalent: equal }) => ({
      ...{ path, blob, all: changes + equal.length },
      missed: [...unnoticed, ...equal],
    }),
  );
}

/** Returns the results of an earlier run for the current text of the file; null if it has changed since. */
function foundBefore(file) {
  const row = readFound().find(({ path }) => path === file);
  if (!row) return null;
  return row.blob === blobOf(file) ? row : null;
}

/** Returns git's hash of the file's content. */
function blobOf(file) {
  return git('rev-parse', '--short=12', `HEAD:${file}`).trim();
}

function isSettled(file) {
  const row = foundBefore(file);
  return row?.missed.every((change) => isEquivalent(file, change)) ?? false;
}

/** Returns the unit of one run: one quick test, or else one folder. */
function placeOf(file) {
  return testOf(file) ?? dirname(file);
}

/**
 * Returns the test that must notice a change of the file: its quick test, or in the web, where tests take seconds to
 * render a page, the one with the file's name; undefined if there is none.
 */
function testOf(file) {
  const quick = Object.keys(QUICK_TESTS).find((test) =>
    QUICK_TESTS[test].some((name) => file === join(dirname(test.split(' ')[0]), name)),
  );
  if (quick || !file.startsWith('web/')) return quick;
  const name = file.replace(/[.]tsx?$/, '');
  return [`${name}.test.ts`, `${name}.test.tsx`].find((test) => existsSync(join(copy, test)));
}

function isWithin(file, path) {
  return file === path || file.startsWith(`${path}/`);
}

function git(...args) {
  return execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
}

/** Returns a row for each file, or null if the tests of the place already fail before any change. */
async function mutate(place, files) {
  const name = place.split('/')[0];
  const config = {
    testRunner: 'vitest',
    plugins: [join(copy, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    mutate: files.flatMap((file) => rangesOf(file).map((range) => file.slice(name.length + 1) + range)),
    // Only texts that a document quotes are compared by tests; others may be reworded without a test noticing.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: name !== 'domain',
    inPlace: true,
    concurrency: Number(process.env.MUTATION_CONCURRENCY || 1),
    // Generous, because a busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: 'mutation.json' },
    tempDirName: '.stryker',
    // Code that no test reaches counts as missed, but does not end the run.
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  };
  const cwd = join(copy, name);
  writeFileSync(join(cwd, 'stryker.config.json'), JSON.stringify(config));
  writeFileSync(join(cwd, config.vitest.configFile), oneTry(testsOf(place)));
  say(`\n▸ Mutations of ${place}`);
  const stryker = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const code = await run(process.execPath, [stryker, 'run', 'stryker.config.json'], { cwd });
  if (code !== 0) {
    // The other places can still be measured.
    say(`Not measured: ${place}`);
    git('checkout', '--quiet', '.');
    return null;
  }
  const report = JSON.parse(readFileSync(join(cwd, 'mutation.json'), 'utf8'));
  git('checkout', '--quiet', '.');
  return files.map((path) => {
    // A file missing from the report has nothing to change.
    const { source = '', mutants = [] } = report.files[path.slice(name.length + 1)] ?? {};
    return rowOf(path, source.split('\n'), mutants);
  });
}

function rowOf(path, lines, mutants) {
  const counted = mutants.filter(({ status }) => TRIED.includes(status));
  const tried = counted.map((mutant) => changeOf(mutant, lines));
  const missed = tried.filter((_, index) => ['Survived', 'NoCoverage'].includes(counted[index].status));
  const row = again ? foundBefore(path) : null;
  if (!row) return { path, blob: blobOf(path), all: counted.length, missed };
  const isOpen = (one) => missed.some((change) => isSame(change, one)) || !tried.some((change) => isSame(change, one));
  return { path, blob: row.blob, all: row.all, missed: row.missed.filter(isOpen) };
}

function changeOf({ location, mutatorName, replacement }, lines) {
  const { line } = location.start;
  const code = lines[line - 1].trim();
  return { line, end: location.end.line, code, change: mutatorName, to: (replacement ?? '').slice(0, 80) };
}

function isSame(a, b) {
  return a.line === b.line && a.change === b.change && a.to === b.to;
}

function scored({ path, blob, all, missed }) {
  const equal = missed.filter((change) => isEquivalent(path, change));
  const unnoticed = missed.filter((change) => !isEquivalent(path, change));
  const changes = all - equal.length;
  return { path, blob, ...scoreOf(changes - unnoticed.length, changes), unnoticed, equivalent: equal };
}

function isEquivalent(path, { code, change, to }) {
  // Styling is checked with pictures, not by these tests.
  if (path.endsWith('.tsx') && change === 'ObjectLiteral' && code.includes('sx={')) return true;
  return (equivalent[path] ?? []).some((one) => one.code === code && one.change === change && one.to === to);
}

/**
 * Replaces the rows of an earlier run for the same files, drops those of files that are no longer measured, and adds up
 * again.
 */
function keep(rows) {
  const others = readFound().filter(({ path }) => !rows.some((row) => row.path === path));
  const files = [...others, ...rows]
    .filter(({ path }) => measured.has(path))
    .map(scored)
    .toSorted((a, b) => a.path.localeCompare(b.path));
  const machine = `${cpus().length} cores, Node ${process.version}`;
  const packages = Object.fromEntries(
    PACKAGES.map((name) => [name, sumOf(files.filter(({ path }) => path.startsWith(`${name}/`)))]),
  );
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, `${JSON.stringify({ machine, total: sumOf(files), packages, files }, null, 2)}\n`);
  for (const { path, score, noticed, changes } of rows.map(scored)) {
    say(`${path}: ${score} (${noticed} of ${changes} noticed)`);
  }
}

function sumOf(files) {
  const total = (count) => files.reduce((sum, row) => sum + count(row), 0);
  const equal = total((row) => row.equivalent.length);
  return {
    ...scoreOf(
      total((row) => row.noticed),
      total((row) => row.changes),
    ),
    equivalent: equal,
    files: files.length,
  };
}

/** Returns the score; null if nothing was tried. */
function scoreOf(noticed, changes) {
  return { score: changes === 0 ? null : Math.round((1000 * noticed) / changes) / 10, noticed, changes };
}
