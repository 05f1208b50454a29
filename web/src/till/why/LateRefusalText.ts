import { late } from '../../app/late.tsx';

/** Most bills have nothing that is refused. */
export const LateRefusalText = late(async () => (await import('./RefusalText.tsx')).RefusalText);
