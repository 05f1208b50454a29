import { createBrowserRouter, type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router-dom';
import type { AreaRoute } from '../app/areaRoute.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { PageLoading } from '../app/PageLoading.tsx';
import { currentSession } from '../app/session.ts';
import { signInPath } from '../app/signInPath.ts';
import { isPublic, publicRoutes } from './publicRoutes.ts';
import { RouteError } from './RouteError.tsx';

const ROOT = 'root';

export function createRouter() {
  let isNamed = false;
  return createBrowserRouter(
    [
      {
        ...{ id: ROOT, ErrorBoundary: RouteError, HydrateFallback: PageLoading },
        children: [{ Component: OutsideShell, children: publicRoutes.map(toRoute) }],
      },
    ],
    {
      // All other pages are behind sign-in: there are many, and signing in need not wait for their names. Evaluated again for
      // every address with an id in it, as another page might match better.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        if (isNamed || isPublic(path)) return;
        patch(ROOT, [await behindSignIn()]);
        isNamed = !signal.aborted;
      },
    },
  );
}

/** Notices come and go with a user in the shell; what stands outside of it has them too. */
const OutsideShell = () => (
  <NoticeProvider>
    <Outlet />
  </NoticeProvider>
);

async function behindSignIn(): Promise<RouteObject> {
  const { mainRoutes, notFoundRoute } = await import('./routes.tsx');
  return {
    id: 'shell',
    lazy: async () => ({ Component: (await import('./Shell.tsx')).Shell }),
    loader: requireSession,
    // Changed search parameters do not make another page: nothing is loaded, and the page is drawn once.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    children: [{ ErrorBoundary: RouteError, children: [...mainRoutes.map(toRoute), toRoute(notFoundRoute)] }],
  };
}

function toRoute(route: AreaRoute): RouteObject {
  return { path: route.path, handle: route, lazy: async () => ({ Component: await route.page() }) };
}

/** Redirects to sign-in without a session, with the requested page to return to. */
function requireSession({ request }: LoaderFunctionArgs) {
  if (currentSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(signInPath(pathname + search));
}
