import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followColourScheme } from '../app/colourScheme.ts';
import { takeNumbersInAnyLayout } from '../app/numberKeys.ts';
import { prefetchShell, provideShell } from '../app/prefetchShell.ts';
import { currentSession } from '../app/session.ts';
import { signInPath } from '../app/signInPath.ts';
import { applyTokens } from '../ui/tokens.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { isPublic } from './publicRoutes.ts';
import '../app/global.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const root = createRoot(element);
const draw = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

/** All pages; loaded after the sign-in page, or at once by the signed-in user. */
const loadPages = () => import('./Pages.tsx');

applyTokens(document);
followColourScheme();
takeNumbersInAnyLayout(document);
provideShell(() => Promise.all([loadPages(), import('./routes.tsx'), import('./Shell.tsx')]));
void begin().catch((error: unknown) => draw(<BrokenPage error={error} />));

/**
 * Draws the first page. Without a session it is sign-in, which loads neither the page behind it nor the router, unless the
 * address is another public page.
 */
async function begin(): Promise<void> {
  if (currentSession()) prefetchShell();
  else if (!isPublic(location.pathname))
    history.replaceState(null, '', signInPath(location.pathname + location.search));
  if (currentSession() || location.pathname !== '/login') return drawPages();
  const [{ SignIn }, { isSetupNeeded }] = await Promise.all([
    import('../accounts/SignIn.tsx'),
    import('../app/setupNeeded.ts'),
  ]);
  const state = history.state?.usr ?? null;
  const goOn = (path: string) => leaveSignIn(path, state?.ended ? { usr: { ended: true } } : null);
  draw(<SignIn search={location.search} state={state} onSignedIn={goOn} />);
  // Without a merchant no one can sign in: lead to the page that creates the first one.
  if (await isSetupNeeded()) await leaveSignIn('/setup');
}

async function leaveSignIn(path: string, state: object | null = null): Promise<void> {
  history.replaceState(state, '', path);
  await drawPages().catch((error: unknown) => draw(<BrokenPage error={error} />));
}

/** Draws the pages once the first one is loaded; until then sign-in stays on the screen. */
async function drawPages(): Promise<void> {
  const { Pages, isReady } = await loadPages();
  await isReady;
  draw(<Pages />);
}
