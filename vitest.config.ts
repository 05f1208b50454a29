import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One run for all packages; each package says in its own vitest.config.ts what its tests need. */
export default defineConfig({
  test: {
    projects: ['domain', 'gateway', 'server', 'web'],
    // On two cores the default is one worker, and half of a test's time is waiting for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
