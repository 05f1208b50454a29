import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, say, step } from './progress.mjs';
import { root } from './workspace.mjs';

/**
 * `npm run mutation`, `npm run mutation -- domain web/src/app gateway/src/till/pay.ts`: changes the code that decides over
 * money, points, payments, rights, sessions and codes, one place at a time, and asks whether a test notices. It works on a
 * copy of the last commit, folder by folder, and puts what it found about each file into `bench/results/mutation.json`: its
 * score, and each change that no test noticed.
 *
 * `--again` tries only what was missed before, after tests were added.
 *
 * Named in `mutation.equivalent.json` are changes that make no difference anybody could see, each with its reason.
 */
const MUTATED = {
  domain: [
    'src/money/*.ts',
    'src/loyalty/*.ts',
    'src/transactions/*.ts',
    'src/till/*.ts',
    'src/accounts/permissions.ts',
    'src/accounts/otp.ts',
    'src/accounts/passwordRules.ts',
    'src/accounts/mayGive.ts',
  ],
  // Left out is what shapes answers, and what a table of a resource says: tests of the contract and of every resource hold it.
  gateway: [
    'src/till/findPayment.ts',
    'src/till/hashPayment.ts',
    'src/till/isForeignSale.ts',
    'src/till/pay.ts',
    'src/till/priceSale.ts',
    'src/till/pricingRecords.ts',
    'src/till/readPaymentState.ts',
    'src/till/recordTransaction.ts',
    'src/till/saleBuyer.ts',
    'src/till/saleChannels.ts',
    'src/till/saleItems.ts',
    'src/till/saleTime.ts',
    'src/till/tillSaleOrder.ts',
    'src/till/transactionOrder.ts',
    'src/till/unknownRecords.ts',
    'src/transactions/adjustPayment.ts',
    'src/transactions/attachSlip.ts',
    'src/transactions/checkAuthorizeCode.ts',
    'src/transactions/narrowToSession.ts',
    'src/transactions/planVoid.ts',
    'src/transactions/readReversalState.ts',
    'src/transactions/recordReversal.ts',
    'src/transactions/reversalBody.ts',
    'src/transactions/reverseSale.ts',
    'src/transactions/voidPayment.ts',
    'src/loyalty/verifyOffer.ts',
    'src/accounts/accountName.ts',
    'src/accounts/changePassword.ts',
    'src/accounts/confirmOwner.ts',
    'src/accounts/confirmOwnEmail.ts',
    'src/accounts/deviceToken.ts',
    'src/accounts/openSessionStore.ts',
    'src/accounts/prepareMerchantRole.ts',
    'src/accounts/prepareMerchantUser.ts',
    'src/accounts/protectLastAdministrator.ts',
    'src/accounts/refreshSession.ts',
    'src/accounts/refuseMoreThanOwn.ts',
    'src/accounts/refuseOwnRemoval.ts',
    'src/accounts/requestPasswordOtp.ts',
    'src/accounts/requireClient.ts',
    'src/accounts/resetPassword.ts',
    'src/accounts/sessionTokens.ts',
    'src/accounts/setPassword.ts',
    'src/accounts/signIn.ts',
    'src/accounts/signOut.ts',
    'src/accounts/verifyOtp.ts',
    'src/http/accessTokens.ts',
    'src/http/attemptLimits.ts',
    'src/http/authenticate.ts',
    'src/http/guessWaits.ts',
    'src/http/readIdempotencyKey.ts',
    'src/http/requirePermission.ts',
    'src/http/secretHash.ts',
  ],
  server: [
    'src/till/*.ts',
    'src/accounts/*.ts',
    'src/execution/guard.ts',
    'src/execution/rateLimits.ts',
    'src/execution/needsSession.ts',
    'src/execution/isSensitive.ts',
    'src/execution/isKnownUser.ts',
  ],
  web: [
    'src/till/payment/usePay.ts',
    'src/app/sendPatiently.ts',
    'src/app/writeAnswer.ts',
    'src/till/payment/paymentAttempt.ts',
    'src/till/payment/refreshBill.ts',
    'src/till/payment/toPayInput.ts',
    'src/till/payment/CashDialog.tsx',
    'src/till/payment/saleTime.ts',
    'src/till/payment/payAnswer.ts',
    'src/app/permission.ts',
    'src/app/session.ts',
    'src/app/freshAccessToken.ts',
    'src/app/useRenewal.ts',
    'src/app/signOut.ts',
  ],
};
/**
 * They test, or describe and register; what these say is held by the tests of the contract, of every record and of the
 * OpenAPI document.
 */
const LEFT_OUT =
  /[.]test[.]tsx?$|Operations[.]ts$|domain\/src\/(till\/(institute|paymentChannel)|loyalty\/(memberTier|offer))[.]ts$/;

/** An error outside of a test, as when its file cannot be loaded, makes a run red as well. */
const TRIED = ['Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage'];

/**
 * The tests of the area alone must notice, as those of others start much besides; what is done for all areas
 * is seen by signing in and selling. A gateway that a test starts as a process of its own never runs the change.
 */
function testsOf(place) {
  if (place.includes('.test.')) return place.split(' ').map((test) => test.slice(test.indexOf('/') + 1));
  const [, ...path] = place.split('/');
  const seenBy = { 'gateway/src/http': ['src/accounts', 'src/till'] }[place] ?? [];
  return [path.join('/'), ...seenBy].map((folder) => `${folder}/*.test.{ts,tsx}`);
}

/** With `--again` only the lines where a change was not noticed, since tests that were added take no other change back. */
function rangesOf(file) {
  const row = again ? foundBefore(file) : null;
  if (!row) return [''];
  const open = row.missed.filter((change) => !isEquivalent(file, change));
  return [...new Set(open.map(({ line, end }) => `:${line}-${end}`))];
}

/** A change is noticed by the first test that fails; none is tried twice. */
const oneTry = (tests) => `
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import config from './vitest.config.ts';
const tests = ${JSON.stringify(tests)};
config.test.retry = 0;
config.test.include = tests;
config.test.exclude = ['**/{killed,crashed}*'];
// The quick files first: most changes are noticed there, and then the others need not run.
const costOf = ({ moduleId }) => {
  const text = readFileSync(moduleId, 'utf8');
  return text.length + (/testing.*\\/start/.test(text) ? 1e6 : 0);
};
// A file of tests that cannot even be loaded is red too.
config.test.reporters = [
  {
    onInit(vitest) {
      this.vitest = vitest;
    },
    onTestRunEnd(files) {
      for (const error of files.flatMap((file) => file.errors())) this.vitest.state.errorsSet.add(error);
    },
  },
];
config.test.sequence = {
  sequencer: class extends BaseSequencer {
    sort = async (files) => files.toSorted((a, b) => costOf(a) - costOf(b));
  },
};
export default config;
`;

const copy = mkdtempSync(join(tmpdir(), 'taem-mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
await step('Copy of the last commit', 'git', ['clone', '--quiet', root, copy]);

/** What a few tests, quick enough to be run for each change, must notice alone; the files are named from the first one. */
const QUICK_TESTS = {
  'gateway/src/accounts/session.test.ts': [
    'openSessionStore.ts',
    'refreshSession.ts',
    'sessionTokens.ts',
    'signIn.ts',
    'signOut.ts',
  ],
  'gateway/src/accounts/password.test.ts': [
    'changePassword.ts',
    'confirmOwner.ts',
    'confirmOwnEmail.ts',
    'requestPasswordOtp.ts',
    'resetPassword.ts',
    'setPassword.ts',
    'verifyOtp.ts',
  ],
  'gateway/src/accounts/rights.test.ts': [
    'prepareMerchantRole.ts',
    'prepareMerchantUser.ts',
    'protectLastAdministrator.ts',
    'refuseMoreThanOwn.ts',
    'refuseOwnRemoval.ts',
  ],
  'gateway/src/http/access.test.ts': [
    'accessTokens.ts',
    'authenticate.ts',
    'readIdempotencyKey.ts',
    'requirePermission.ts',
    'secretHash.ts',
    '../accounts/accountName.ts',
    '../accounts/deviceToken.ts',
    '../accounts/requireClient.ts',
  ],
  'gateway/src/till/priceSale.test.ts': [
    'hashPayment.ts',
    'isForeignSale.ts',
    'priceSale.ts',
    'pricingRecords.ts',
    'saleBuyer.ts',
    'saleChannels.ts',
    'saleItems.ts',
    'saleTime.ts',
    'tillSaleOrder.ts',
    'unknownRecords.ts',
  ],
  'gateway/src/http/attemptLimits.test.ts': ['attemptLimits.ts', 'guessWaits.ts'],
  'gateway/src/loyalty/offerPin.test.ts': ['verifyOffer.ts'],
  'gateway/src/till/sell.test.ts': ['findPayment.ts', 'pay.ts', 'readPaymentState.ts', 'transactionOrder.ts'],
  'gateway/src/till/recordTransaction.test.ts': ['recordTransaction.ts'],
  'gateway/src/transactions/attachSlip.test.ts': ['attachSlip.ts'],
  'gateway/src/transactions/reversals.test.ts': [
    'adjustPayment.ts',
    'checkAuthorizeCode.ts',
    'reverseSale.ts',
    'voidPayment.ts',
  ],
  'server/src/execution/guard.test.ts': ['guard.ts', 'isKnownUser.ts', 'isSensitive.ts'],
  'server/src/execution/rateLimits.test.ts': ['rateLimits.ts'],
  'server/src/till/saleParts.test.ts': [
    'channelsOf.ts',
    'findSale.ts',
    'guestOf.ts',
    'loadRecords.ts',
    'payPaths.ts',
    'paymentForm.ts',
    'pricingRecords.ts',
    'recordedSale.ts',
    'saleBodyOf.ts',
    'saleErrors.ts',
  ],
  'web/src/till/payment/payAnswer.test.ts': ['payAnswer.ts', '../../app/writeAnswer.ts'],
  'server/src/till/pay.test.ts server/src/till/paySale.test.ts server/src/till/paySlip.test.ts': [
    'loadSale.ts',
    'pay.ts',
    'payPriced.ts',
  ],
  'gateway/src/transactions/reverseSale.test.ts': [
    'narrowToSession.ts',
    'planVoid.ts',
    'readReversalState.ts',
    'recordReversal.ts',
    'reversalBody.ts',
  ],
};

const results = join(root, 'bench/results/mutation.json');
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutation.equivalent.json'), 'utf8'));
const again = process.argv.includes('--again');
const places = placesOf(process.argv.slice(2).filter((argument) => argument !== '--again'));
await step('Install', 'npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
  cwd: copy,
});
for (const [place, files] of places) keep(await mutate(place, files));

/** The files to change, by run: those that lie at or below what was asked for. */
function placesOf(asked) {
  const all = Object.entries(MUTATED)
    .flatMap(([name, paths]) => git('ls-files', '--', ...paths.map((path) => `${name}/${path}`)).split('\n'))
    .filter((file) => file && !LEFT_OUT.test(file));
  const unknown = asked.find((path) => !all.some((file) => isWithin(file, path)));
  if (unknown) {
    say(`Nothing is changed in ${unknown}; these files are:\n${all.join('\n')}`);
    process.exit(1);
  }
  const wanted = asked.length === 0 ? all : all.filter((file) => asked.some((path) => isWithin(file, path)));
  const chosen = wanted.filter((file) => !again || !isSettled(file));
  const places = new Set(chosen.map(placeOf));
  return [...places].map((place) => [place, chosen.filter((file) => placeOf(file) === place)]);
}

/** What is known of each file: how many changes there are, and which were missed. */
function readFound() {
  if (!existsSync(results)) return [];
  return JSON.parse(readFileSync(results, 'utf8')).files.map(
    ({ path, blob, changes, unnoticed, equivalent: equal }) => ({
      path,
      blob,
      all: changes + equal.length,
      missed: [...unnoticed, ...equal],
    }),
  );
}

/** What an earlier run found about the file as it is now; null where it is another one by now. */
function foundBefore(file) {
  const row = readFound().find(({ path }) => path === file);
  if (!row) return null;
  return row.blob === blobOf(file) ? row : null;
}

/** Names the text of a file, as git does. */
function blobOf(file) {
  return git('rev-parse', '--short=12', `HEAD:${file}`).trim();
}

function isSettled(file) {
  const row = foundBefore(file);
  return row?.missed.every((change) => isEquivalent(file, change)) ?? false;
}

/** What is changed in one run: what one test looks at, or else what lies in one folder. */
function placeOf(file) {
  return testOf(file) ?? dirname(file);
}

/** In the web, where a page costs a test seconds, the test of the file's name must notice. */
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

async function mutate(place, files) {
  const name = place.split('/')[0];
  const config = {
    testRunner: 'vitest',
    plugins: [join(copy, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    mutate: files.flatMap((file) => rangesOf(file).map((range) => file.slice(name.length + 1) + range)),
    // Texts are compared where a document quotes them; the others may be worded anew without a test knowing.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: name !== 'domain',
    inPlace: true,
    concurrency: Number(process.env.MUTATION_CONCURRENCY || 1),
    // A busy machine is no endless loop.
    timeoutMS: 60_000,
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: 'mutation.json' },
    tempDirName: '.stryker',
    vitest: { configFile: 'vitest.mutation.config.ts' },
  };
  const cwd = join(copy, name);
  writeFileSync(join(cwd, 'stryker.config.json'), JSON.stringify(config));
  writeFileSync(join(cwd, config.vitest.configFile), oneTry(testsOf(place)));
  say(`\n▸ Mutations of ${place}`);
  const stryker = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const code = await run(process.execPath, [stryker, 'run', 'stryker.config.json'], { cwd });
  if (code !== 0) process.exit(code);
  const report = JSON.parse(readFileSync(join(cwd, 'mutation.json'), 'utf8'));
  git('checkout', '--quiet', '.');
  return Object.entries(report.files).map(([path, { source, mutants }]) =>
    rowOf(`${name}/${path}`, source.split('\n'), mutants),
  );
}

function rowOf(path, lines, mutants) {
  const counted = mutants.filter(({ status }) => TRIED.includes(status));
  const tried = counted.map((mutant) => changeOf(mutant, lines));
  const missed = tried.filter((_, index) => ['Survived', 'NoCoverage'].includes(counted[index].status));
  const row = again ? foundBefore(path) : null;
  if (!row) return { path, blob: blobOf(path), all: counted.length, missed };
  const isOpen = (known) =>
    missed.some((change) => isSame(change, known)) || !tried.some((change) => isSame(change, known));
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
  return (equivalent[path] ?? []).some((known) => known.code === code && known.change === change && known.to === to);
}

/** Puts the rows in the place of what an earlier run found about the same files, and adds up anew. */
function keep(rows) {
  const others = readFound().filter(({ path }) => !rows.some((row) => row.path === path));
  const files = [...others, ...rows]
    .filter(({ path }) => existsSync(join(root, path)))
    .map(scored)
    .toSorted((a, b) => a.path.localeCompare(b.path));
  const machine = `${cpus().length} cores, Node ${process.version}`;
  const packages = Object.fromEntries(
    Object.keys(MUTATED).map((name) => [name, sumOf(files.filter(({ path }) => path.startsWith(`${name}/`)))]),
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

/** null: nothing was tried. */
function scoreOf(noticed, changes) {
  return { score: changes === 0 ? null : Math.round((1000 * noticed) / changes) / 10, noticed, changes };
}
