import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** An icon of the route table that loads when it is drawn: the table itself is loaded before sign-in and stays light. */
export function lazyIcon(load: () => Promise<{ default: ComponentType }>): ReactNode {
  const Icon = lazy(load);
  return (
    <Suspense>
      <Icon />
    </Suspense>
  );
}
