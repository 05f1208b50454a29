import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What is managed, by what it is about: parts of the group Management. */
export type ManagementPart = 'shop' | 'goods' | 'stock' | 'sales' | 'own';

export type MenuGroup =
  | 'menu'
  | 'payment'
  | 'customerInsight'
  | 'businessInsight'
  | 'management'
  | ManagementPart
  | 'developers';

/** Rarely used lists share one page instead of entries in the side menu. */
export type PageGroup = MenuGroup | 'lists';

/** One page of an area. The side menu, the home cards, the page title and the right to enter all come from here. */
export interface AreaRoute {
  /** From the root, for example `/payment/search-member`. */
  readonly path: string;
  /** Name of the page in the menu and in the browser's tab. */
  readonly title: { readonly th: string; readonly en: string };
  /** Loads the page; each page is a separate chunk. */
  readonly page: () => Promise<ComponentType>;
  /** The page does not display its name: the layout announces it to screen readers. */
  readonly hasNoHeading?: boolean;
  /** Group of the side menu that lists it, or the page of lists; without one it is reached from other pages. */
  readonly menu?: PageGroup;
  /** By `lazyIcon`, for the menu. */
  readonly icon?: ReactNode;
  /** Page that needs Read on this object code to be entered (PERM-04). */
  readonly permission?: PageCode;
  /** Who is led to it by the menu, where others may enter it by a link that they were given. */
  readonly menuPermission?: PageCode;
}

/** What links of a menu carry: a list opened by one may open with the user's chosen view. */
export const FROM_MENU = { fromMenu: true } as const;

export const AreaRoutesContext = createContext<readonly AreaRoute[]>([]);

/** The pages that exist, for components that draw links to them. */
export function useAreaRoutes(): readonly AreaRoute[] {
  return useContext(AreaRoutesContext);
}

/** Whether a page answers to this path; a link to any other would be dead. */
export function usePageExists(): (path: string) => boolean {
  const routes = useAreaRoutes();
  return (path) => routes.some((route) => route.path === path);
}
