import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.tsx';

const router = createRouter();

/** Resolves when the first page is loaded. */
export const isReady = new Promise<void>((resolve) => {
  const look = () => router.state.initialized && resolve();
  router.subscribe(look);
  look();
});

/**
 * Draws the current page, and applies navigation at once. A transition could be interrupted by an answer that arrives during
 * it: the page then sent a request for the former address, whose answer interrupted the transition in turn, and on a slow
 * machine neither finished.
 */
export function Pages() {
  return <RouterProvider router={router} useTransitions={false} />;
}
