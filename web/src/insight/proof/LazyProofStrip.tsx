import { type ComponentProps, lazy, Suspense } from 'react';

const ProofStrip = lazy(async () => ({ default: (await import('./ProofStrip.tsx')).ProofStrip }));

/** Loaded once the figures stand there: nobody waits for the proof to read them. */
export function LazyProofStrip(props: ComponentProps<typeof ProofStrip>) {
  if (props.range === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofStrip {...props} />
    </Suspense>
  );
}
