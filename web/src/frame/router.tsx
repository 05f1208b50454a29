import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import type { AreaRoute } from '../app/areaRoute.ts';
import { PageLoading } from '../app/PageLoading.tsx';
import { provideShell } from '../app/prefetchShell.ts';
import { currentSession } from '../app/session.ts';
import { signInPath } from '../app/signInPath.ts';
import { publicRoutes } from './publicRoutes.ts';
import { RouteError } from './RouteError.tsx';

const SIGN_IN = '/login';
const ROOT = 'root';

const loadShell = async () => ({ Component: (await import('./Shell.tsx')).Shell });

export function createRouter() {
  provideShell(loadShell);
  startAtSignIn();
  let isNamed = false;
  const router = createBrowserRouter(
    [{ id: ROOT, ErrorBoundary: RouteError, HydrateFallback: PageLoading, children: publicRoutes.map(toRoute) }],
    {
      // Everything that is not public is behind sign-in: there are many pages, and signing in need not wait for their
      // names. Evaluated again for every address with an id in it, as another page might match better.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        if (isNamed || isPublic(path)) return;
        patch(ROOT, [await behindSignIn()]);
        isNamed = !signal.aborted;
      },
    },
  );
  if (location.pathname === SIGN_IN) void leadToSetup(router);
  return router;
}

async function behindSignIn(): Promise<RouteObject> {
  const { mainRoutes, notFoundRoute } = await import('./routes.tsx');
  return {
    id: 'shell',
    lazy: loadShell,
    loader: requireSession,
    // Other words of the same page's address are no other page: nothing is waited for, and it is drawn once.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    children: [{ ErrorBoundary: RouteError, children: [...mainRoutes.map(toRoute), toRoute(notFoundRoute)] }],
  };
}

/** Without a merchant no one can sign in: the page that creates the first one is the way in. */
async function leadToSetup(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { isSetupNeeded } = await import('../app/setupNeeded.ts');
  if (await isSetupNeeded()) await router.navigate('/setup', { replace: true });
}

/**
 * Without a session the first page is sign-in; opened by its own address, it does not load the page behind it first.
 */
function startAtSignIn(): void {
  if (isPublic(location.pathname) || currentSession()) return;
  history.replaceState(null, '', signInPath(location.pathname + location.search));
}

const PUBLIC = publicRoutes.map(({ path }) => ({ path }));
const isPublic = (path: string) => matchRoutes(PUBLIC, path) !== null;

function toRoute(route: AreaRoute): RouteObject {
  return { path: route.path, handle: route, lazy: async () => ({ Component: await route.page() }) };
}

/** Keeps the requested page, so that signing in leads there. */
function requireSession({ request }: LoaderFunctionArgs) {
  if (currentSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(signInPath(pathname + search));
}
