import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentsApart } from './documentsApart.ts';
import { leanGrid } from './leanGrid.ts';
import { sandboxApart } from './sandboxApart.ts';
import { trustedDocuments } from './trustedDocuments.ts';

/** Builds the client to `dist/public` and, beside it, the list of operations that the server accepts from it. */
export default defineConfig({
  plugins: [documentsApart(), react(), leanGrid(), sandboxApart(), trustedDocuments('dist/trusted-documents.json')],
  build: { outDir: 'dist/public', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
});
