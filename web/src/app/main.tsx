import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { takeNumbersInAnyLayout } from './numberKeys.ts';
import { createRouter } from './router.tsx';
import { applyTokens } from './tokens.ts';
import './global.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
applyTokens(document.documentElement);
takeNumbersInAnyLayout(document);

// An address is drawn at once. As a transition it could be set aside by an answer that came meanwhile: the page then asked for
// what the former address says, that answer set the new one aside in turn, and on a slow machine neither came to an end.
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} useTransitions={false} />
  </StrictMode>,
);
