import { defineConfig } from 'vite';

/**
 * One file for each process: the gateway, and the one that reads sheets. Dependencies stay packages, the rules of
 * @taem/domain are built in.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', sheetProcess: 'src/import/sheetProcess.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: ['@taem/domain'] },
});
