import type { ComponentProps } from 'react';
import { late } from '../../app/late.tsx';

const ProofStrip = late(async () => (await import('./ProofStrip.tsx')).ProofStrip);

/** Loaded after the figures, which do not wait for the proof. */
export function LazyProofStrip(props: ComponentProps<typeof ProofStrip>) {
  if (props.range === null) return null;
  return <ProofStrip {...props} />;
}
