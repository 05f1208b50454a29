import { type ComponentProps, lazy, Suspense } from 'react';

const ProofStrip = lazy(async () => ({ default: (await import('./ProofStrip.tsx')).ProofStrip }));

/** Loaded after the figures: they do not wait for the proof. */
export function LazyProofStrip(props: ComponentProps<typeof ProofStrip>) {
  if (props.range === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofStrip {...props} />
    </Suspense>
  );
}
