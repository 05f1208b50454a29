import { late } from '../../app/late.tsx';

/** Loaded on demand: most bills have no refusals. */
export const LateRefusalText = late(async () => (await import('./RefusalText.tsx')).RefusalText);
