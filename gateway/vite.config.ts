import { defineConfig } from 'vite';

/**
 * One file for each process: the gateway, the one that reads sheets, and the one that keeps the PostgreSQL of a drill. Dependencies stay packages, the rules of
 * @taem/domain are built in.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        sheetProcess: 'src/import/sheetProcess.ts',
        throwAwayProcess: 'src/drill/throwAwayProcess.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: ['@taem/domain'] },
});
