import fc from 'fast-check';
import { IS_DEEP } from './deep.ts';

/**
 * Loaded before every test file: what properties draw is the same in each run of `npm test`, so that a run is red only for
 * what was changed. `npm run test:deep` draws others each time (ADR 0116).
 */
if (!IS_DEEP) fc.configureGlobal({ seed: 116 });
