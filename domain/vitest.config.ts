import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Files share the modules that were loaded: loading them again takes longer than most files run. Modules keep no
    // state.
    isolate: false,
    // How long something takes is no part of a rule: the machine may be busy.
    testTimeout: 60_000,
  },
});
