import type { ComponentType } from 'react';
import { accountsRoutes, profileRoutes } from '../accounts/routes.tsx';
import type { AreaRoute } from '../app/areaRoute.ts';
import { calendarRoutes } from '../calendar/routes.tsx';
import { catalogueRoutes } from '../catalogue/routes.tsx';
import { historyTab } from '../changes/historyTab.tsx';
import { changesRoutes } from '../changes/routes.tsx';
import { customersRoutes } from '../customers/routes.tsx';
import { geographyRoutes } from '../geography/routes.tsx';
import { insightRoutes } from '../insight/routes.tsx';
import { loyaltyRoutes } from '../loyalty/routes.tsx';
import { merchantRoutes, settingRoutes } from '../merchant/routes.tsx';
import { referenceRoutes } from '../reference/routes.tsx';
import type { RecordTab } from '../resources/Particulars.ts';
import { resourceRoutes } from '../resources/routes.tsx';
import { stockRoutes } from '../stock/routes.tsx';
import { tillOverlays, tillRoutes } from '../till/routes.tsx';
import { transactionsRoutes } from '../transactions/routes.tsx';

/** Pages inside the layout, one line per area; the side menu lists them in this order. */
export const mainRoutes: readonly AreaRoute[] = [
  ...merchantRoutes,
  ...tillRoutes,
  ...transactionsRoutes,
  ...customersRoutes,
  ...insightRoutes,
  ...accountsRoutes,
  ...catalogueRoutes,
  ...loyaltyRoutes,
  ...stockRoutes,
  ...geographyRoutes,
  ...calendarRoutes,
  ...resourceRoutes,
  ...referenceRoutes,
  ...settingRoutes,
  ...profileRoutes,
  ...changesRoutes,
];

/** In the place of a page that is not there. */
export const notFoundRoute: AreaRoute = {
  path: '*',
  title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
  page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

/** Shown over every page inside the layout; each draws nothing while it has nothing to say. */
export const overlays: readonly ComponentType[] = tillOverlays;

/** On the page of every record that can be changed. */
export const recordTabs: readonly RecordTab[] = [historyTab];
