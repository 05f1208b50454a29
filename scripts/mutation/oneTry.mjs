/** Configures Vitest for these tests: a change is noticed by the first that fails; none is tried twice. */
export const oneTry = (tests) => `
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import config from './vitest.config.ts';
const tests = ${JSON.stringify(tests)};
config.test.retry = 0;
// A busy machine is no fault.
config.test.testTimeout = 60_000;
config.test.include = tests;
config.test.exclude = ['**/{killed,crashed}*'];
// Slow tests would run for each change.
config.test.tagsFilter = config.test.tags ? ['!slow'] : [];
// A database is started where a test uses one.
const usesDatabase = (test) => test.includes('*') || /testing\\/(?!scripted)/.test(readFileSync(test, 'utf8'));
if (!tests.some(usesDatabase)) config.test.globalSetup = [];
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
