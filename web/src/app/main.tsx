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

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
