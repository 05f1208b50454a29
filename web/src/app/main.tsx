import { CssBaseline, ThemeProvider } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.tsx';
import { themeIn } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={themeIn('th')}>
      <CssBaseline />
      <RouterProvider router={createRouter()} />
    </ThemeProvider>
  </StrictMode>,
);
