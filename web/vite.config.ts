import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { documentsApart } from './documentsApart.ts';
import { heldWeights } from './heldWeights.ts';
import { leftOut } from './leftOut.ts';
import { preloadsByGraph } from './preloadsByGraph.ts';
import { sandboxApart } from './sandboxApart.ts';
import { shellTogether } from './shellTogether.ts';
import { trustedDocuments } from './trustedDocuments.ts';

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** What every page behind sign-in stands on: one file is smaller than fifty. Copies for the sandbox stay apart. */
const MUI =
  'styles|locale|ButtonBase|IconButton|Typography|Box|Paper|AppBar|Toolbar|SvgIcon|useMediaQuery|DefaultPropsProvider|transitions|zero-styled';
const FRAME = new RegExp(
  `/node_modules/(?:@apollo/client|rxjs|@wry|optimism|@emotion|stylis|react-router|@mui/(?:system|styled-engine|private-theming|material/(?:${MUI})))/(?!.*\\?)`,
);

const shell = shellTogether();

/** Builds the client to `dist/public` and, beside it, the list of operations that the server accepts from it. */
export default defineConfig({
  plugins: [
    ...[documentsApart(), react(), leftOut(), sandboxApart(), shell.plugin, preloadsByGraph()],
    trustedDocuments('dist/trusted-documents.json'),
    heldWeights(),
  ],
  // Of rxjs its classes as they are, not as functions for browsers of before.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    ...{ outDir: 'dist/public', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
    // A chunk lists those that its pages load: names would be a third of the list of all pages.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 1 },
            { name: 'start', test: (id) => shell.partOf(id) === 'start', priority: 1 },
            { name: 'frame', test: (id) => FRAME.test(id) || shell.partOf(id) === 'shell' },
          ],
        },
      },
    },
  },
});
