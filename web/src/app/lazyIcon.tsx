import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const loads = new Set<() => Promise<unknown>>();

/** Fetches all icons, for a menu that is about to be opened; one that does not come is fetched again when it is drawn. */
export function loadIcons(): void {
  for (const load of loads) load().catch(() => undefined);
}

/** An icon of the route table that loads when it is drawn: the table itself is loaded before sign-in and stays light. */
export function lazyIcon(load: () => Promise<{ default: ComponentType }>): ReactNode {
  loads.add(load);
  const Icon = lazy(load);
  return (
    <Suspense>
      <Icon />
    </Suspense>
  );
}
