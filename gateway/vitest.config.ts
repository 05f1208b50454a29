import { defineConfig } from 'vitest/config';
import { tags } from '../vitest.config.ts';

export default defineConfig({
  test: {
    name: 'gateway',
    tags,
    include: ['src/**/*.test.ts'],
    // Files share the modules that were loaded: loading them again takes longer than most files run. Modules keep no
    // state.
    isolate: false,
    globalSetup: ['src/testing/globalSetup.ts'],
    // Every test file has a separate database, so files may run side by side.
    pool: 'forks',
    // How long something takes is no part of a rule: the machine may be busy.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
