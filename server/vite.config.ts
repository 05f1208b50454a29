import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    rollupOptions: { output: { entryFileNames: 'main.js', inlineDynamicImports: true } },
  },
  // Shipped as TypeScript, so it must be part of the bundle.
  ssr: { noExternal: ['@taem/domain'] },
});
