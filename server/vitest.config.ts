import { defineConfig } from 'vitest/config';
import { tags } from '../vitest.config.ts';

export default defineConfig({
  // Vite would take graphql's ES modules, while its dependants load the CommonJS ones: two copies that do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'server',
    tags,
    include: ['src/**/*.test.ts'],
    // Files share the modules that were loaded: loading them again takes longer than most files run. Modules keep no
    // state.
    isolate: false,
    // The tests of the whole stack sell on a real PostgreSQL.
    globalSetup: ['../gateway/src/testing/globalSetup.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
