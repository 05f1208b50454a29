import { fileURLToPath } from 'node:url';
import { weightsOf } from '../../web/heldWeights.ts';
import type { BenchResult } from './run.ts';

const dist = fileURLToPath(new URL('../../web/dist/public/', import.meta.url));

/**
 * Measures the gzipped JavaScript that the built client loads: the sign-in page, the shell, and each page in addition
 * to the shell.
 */
export default async function bundle(): Promise<BenchResult> {
  const weights = await weightsOf(dist).catch(refuse);
  return {
    title: 'JavaScript of the client, gzip level 9',
    rows: weights.map(({ page, kilobytes, limit, files, mostFiles }) => ({
      what: page,
      'kB gzip': kilobytes.toFixed(1),
      'at most': limit,
      files,
      'files at most': mostFiles,
    })),
    notes: [
      'Pages are counted on top of the shell; what several share is counted for each.',
      'A build in which one is above its limit fails.',
    ],
  };
}

function refuse(): never {
  throw new Error('web is not built: run `npm run build` first.');
}
