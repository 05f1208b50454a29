import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { documentsApart } from './documentsApart.ts';
import { AS_PLACED, filesTogether } from './filesTogether.ts';
import { heldWeights } from './heldWeights.ts';
import { leftOut } from './leftOut.ts';
import { preloadsByGraph } from './preloadsByGraph.ts';
import { sandboxApart } from './sandboxApart.ts';
import { trustedDocuments } from './trustedDocuments.ts';

/** What decides which modules there are. */
const modules = (): InlineConfig => ({
  plugins: [documentsApart(), react(), leftOut(), sandboxApart()],
  // Of rxjs its classes as they are, not as functions for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    // Where a browser does not know such links, they are fetched when they are imported.
    modulePreload: { polyfill: false },
  },
});

const { plugins, build, ...config } = modules();

/** Builds the client to `dist/public` and, beside it, the list of operations that the server accepts from it. */
export default defineConfig({
  ...config,
  plugins: [
    ...[plugins, filesTogether(modules), preloadsByGraph()],
    ...[trustedDocuments('dist/trusted-documents.json'), heldWeights()],
  ],
  build: {
    ...build,
    rolldownOptions: {
      ...AS_PLACED,
      // A chunk lists those that its pages load: names would be a third of the list of all pages.
      output: { chunkFileNames: 'assets/[hash].js' },
    },
  },
});
