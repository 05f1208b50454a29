import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followColourScheme } from '../app/colourScheme.ts';
import { takeNumbersInAnyLayout } from '../app/numberKeys.ts';
import { applyTokens } from '../ui/tokens.ts';
import { createRouter } from './router.tsx';
import '../app/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
applyTokens(document);
followColourScheme();
takeNumbersInAnyLayout(document);

// Navigation is applied at once. A transition could be interrupted by an answer that arrives during it: the page then
// requested what the former address says, that answer interrupted the new one in turn, and on a slow machine neither
// finished.
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} useTransitions={false} />
  </StrictMode>,
);
