import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // Every test file has a database of its own, so files may run side by side.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
