import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Files share the page and the modules that were loaded, as in the other packages; `setup.ts` puts back what modules keep.
    isolate: false,
    // How long a rule takes to show is no part of it: the machine may be busy.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
