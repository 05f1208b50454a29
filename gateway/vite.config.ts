import { defineConfig } from 'vite';

/** One file for Node: dependencies stay packages, the rules of @taem/domain are built in. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: ['@taem/domain'] },
});
