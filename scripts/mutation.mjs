import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say, step } from './progress.mjs';
import { bin, root } from './workspace.mjs';

/**
 * `npm run mutation`, `npm run mutation -- domain web`: changes the code that decides over money, points, payments, rights,
 * sessions and codes, one place at a time, and asks whether a test notices. It works on a copy of the last commit and
 * writes `bench/results/mutation.json`: the score of each file, and each change that no test noticed.
 *
 * Named in `mutation.equivalent.json` are changes that make no difference anybody could see, each with its reason.
 */
const MUTATED = {
  domain: [
    'src/money/*.ts',
    'src/loyalty/*.ts',
    'src/transactions/*.ts',
    'src/till/*.ts',
    'src/accounts/{permissions,otp,passwordRules,mayGive}.ts',
  ],
  gateway: [
    'src/till/*.ts',
    'src/transactions/*.ts',
    'src/loyalty/verifyOffer.ts',
    'src/accounts/*.ts',
    'src/http/{attemptLimits,authenticate,accessTokens,requirePermission,readIdempotencyKey,secretHash}.ts',
  ],
  server: [
    'src/till/*.ts',
    'src/accounts/*.ts',
    'src/execution/{guard,rateLimits,needsSession,isSensitive,isKnownUser}.ts',
  ],
  web: [
    'src/till/payment/{usePay,sendPatiently,paymentAttempt,refreshBill,toPayInput,CashDialog,saleTime,payOutcome}.{ts,tsx}',
    'src/app/{permission,session,freshAccessToken,useRenewal,signOut}.{ts,tsx}',
  ],
};
/** They describe and register; what they say is held by the tests of the contract and of the OpenAPI document. */
const DECLARATIONS = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.fixture.ts',
  '!src/**/*Operations.ts',
  '!src/**/*[sS]hop.ts',
];

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(MUTATED);
const unknown = names.find((name) => !MUTATED[name]);
if (unknown) {
  say(`There is nothing to mutate in ${unknown}: ${Object.keys(MUTATED).join(', ')}`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'taem-mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
await step('Copy of the last commit', 'git', ['clone', '--quiet', root, copy]);
await step('Install', 'npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
  cwd: copy,
});

const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutation.equivalent.json'), 'utf8'));
const file = join(root, 'bench/results/mutation.json');
const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
for (const name of names) {
  const report = await mutate(name);
  kept[name] = report;
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ machine: `${cpus().length} cores, Node ${process.version}`, ...kept }, null, 2)}\n`,
  );
  say(
    `\n${name}: ${report.score} (${report.noticed} of ${report.changes} noticed, ${report.equivalent} more are equivalent)`,
  );
}

async function mutate(name) {
  const folder = join(copy, name);
  const config = {
    testRunner: 'vitest',
    plugins: [join(copy, 'node_modules/@stryker-mutator/vitest-runner')].map(moduleOf),
    mutate: [...MUTATED[name], ...DECLARATIONS],
    // Texts are compared where a document quotes them; the others may be worded anew without a test knowing.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: name !== 'domain',
    inPlace: true,
    concurrency: Number(process.env.MUTATION_CONCURRENCY || 1),
    timeoutMS: 30_000,
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: 'mutation.json' },
    tempDirName: '.stryker',
    vitest: { configFile: 'vitest.config.ts' },
  };
  writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(config));
  say(`\n▸ Mutations of ${name}`);
  await run(process.execPath, [bin('@stryker-mutator/core'), 'run', 'stryker.config.json'], { cwd: folder });
  return summary(name, JSON.parse(readFileSync(join(folder, 'mutation.json'), 'utf8')));
}

function moduleOf(folder) {
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).main);
}

function summary(name, { files }) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: copy, encoding: 'utf8' }).trim();
  const rows = Object.entries(files).map(([path, { source, mutants }]) =>
    rowOf(`${name}/${path}`, source.split('\n'), mutants),
  );
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const [noticed, changes, equal] = [total('noticed'), total('changes'), total('equivalent')];
  return { commit, score: percent(noticed, changes), noticed, changes, equivalent: equal, files: rows };
}

function rowOf(path, lines, mutants) {
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const missed = counted
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => {
      const { line } = mutant.location.start;
      return {
        line,
        code: lines[line - 1].trim(),
        change: mutant.mutatorName,
        to: (mutant.replacement ?? '').slice(0, 80),
      };
    });
  const unnoticed = missed.filter((change) => !isEquivalent(path, change));
  const changes = counted.length - (missed.length - unnoticed.length);
  const noticed = changes - unnoticed.length;
  return {
    path,
    score: percent(noticed, changes),
    noticed,
    changes,
    equivalent: missed.length - unnoticed.length,
    unnoticed,
  };
}

function isEquivalent(path, { code, change, to }) {
  return (equivalent[path] ?? []).some((known) => known.code === code && known.change === change && known.to === to);
}

function percent(part, whole) {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
}
