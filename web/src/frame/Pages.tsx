import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.tsx';

const router = createRouter();

/** The first page is loaded. */
export const isReady = new Promise<void>((resolve) => {
  const look = () => router.state.initialized && resolve();
  router.subscribe(look);
  look();
});

/**
 * Navigation is applied at once. A transition could be interrupted by an answer that arrives during it: the page then
 * requested what the former address says, that answer interrupted the new one in turn, and on a slow machine neither
 * finished.
 */
export function Pages() {
  return <RouterProvider router={router} useTransitions={false} />;
}
