import { defineConfig } from 'vitest/config';

/** One run for all packages; each package says in its own vitest.config.ts what its tests need. */
export default defineConfig({ test: { projects: ['domain', 'gateway', 'server', 'web'] } });
