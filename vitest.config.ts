import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A project does not take over what the root says of workers. Its own default is one less than there are cores; but a third
// of a test's time is waiting, for processes that start and for what is due.
const maxWorkers = availableParallelism() + 1;

/** Processes that tests start, gateways and readers of sheets, load what an earlier one compiled. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) };

const seed = fileURLToPath(new URL('domain/src/testing/seed.ts', import.meta.url));

export const tags = [
  { name: 'slow', description: 'Runs with `npm run test:slow`, and not with `npm test` (ADR 0179).' },
];

/** One run for all packages; each package says in its own vitest.config.ts what its tests need. */
export default defineConfig({
  test: {
    maxWorkers,
    tags,
    projects: ['domain', 'gateway', 'server', 'web'].map((name) => ({
      extends: `./${name}/vitest.config.ts`,
      root: `./${name}`,
      test: { name, maxWorkers, env, setupFiles: [seed] },
    })),
  },
});
