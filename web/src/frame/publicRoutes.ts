import { accountsPublicRoutes } from '../accounts/publicRoutes.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { customersPublicRoutes } from '../customers/publicRoutes.ts';
import { sandboxRoutes } from '../sandbox/routes.tsx';
import { setupRoutes } from '../setup/routes.tsx';
import { tillPublicRoutes } from '../till/publicRoutes.ts';

/** Pages outside the layout that are open without a session: all pages that are needed before the shell. */
export const publicRoutes: readonly AreaRoute[] = [
  ...accountsPublicRoutes,
  ...setupRoutes,
  ...customersPublicRoutes,
  ...sandboxRoutes,
  ...tillPublicRoutes,
];

const PUBLIC = publicRoutes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

export const isPublic = (pathname: string): boolean => PUBLIC.some((path) => path.test(pathname));
