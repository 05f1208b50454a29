import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { type ComponentType, createContext, useContext } from 'react';

/** One page of an area: its address, its name and the right to enter it. Its place in the navigation is in the site map. */
export interface AreaRoute {
  /** From the root, for example `/payment/search-member`. */
  readonly path: string;
  /** Name of the page in the menu and in the browser's tab. */
  readonly title: { readonly th: string; readonly en: string };
  /** Loads the page; each page is a separate chunk. */
  readonly page: () => Promise<ComponentType>;
  /** Set where the page does not display its name: the layout then announces it to screen readers. */
  readonly hasNoHeading?: boolean;
  /** Page that needs Read on this object code to be entered (PERM-04). */
  readonly permission?: PageCode;
  /** The width in a large window; without it, that of the documents, as for pages that are read and filled in (HOME-01). */
  readonly width?: 'list' | 'window';
  /** Hides the navigation behind the button of the top bar: for the steps of a sale, and for screens that hang on a wall. */
  readonly hasNoRail?: boolean;
}

/** The state that links of a menu carry: a list opened by one may open with the user's chosen view. */
export const FROM_MENU = { fromMenu: true } as const;

export const AreaRoutesContext = createContext<readonly AreaRoute[]>([]);

/** The pages that exist, for components that draw links to them. */
export function useAreaRoutes(): readonly AreaRoute[] {
  return useContext(AreaRoutesContext);
}
