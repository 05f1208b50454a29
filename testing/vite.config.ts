import { defineConfig } from 'vite';

const GATEWAY = '../gateway/src';

/** One file for each process. Dependencies stay packages, what is ours is built in. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/kit/js',
    target: 'node24',
    minify: false,
    rollupOptions: {
      // Read only where settings ask for them, and the stack has none of these settings.
      external: [/^@opentelemetry\//, /^@aws-sdk\//],
      input: {
        index: 'src/index.ts',
        sheetProcess: `${GATEWAY}/import/sheetProcess.ts`,
        testPostgresProcess: `${GATEWAY}/testing/testPostgresProcess.ts`,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@taem\//] },
});
