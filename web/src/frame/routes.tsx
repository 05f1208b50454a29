import type { ComponentType } from 'react';
import { accountsRoutes } from '../accounts/routes.tsx';
import type { AreaRoute } from '../app/areaRoute.ts';
import { calendarRoutes } from '../calendar/routes.tsx';
import { catalogueRoutes } from '../catalogue/routes.tsx';
import { historyTab } from '../changes/historyTab.tsx';
import { changesRoutes } from '../changes/routes.tsx';
import { customersRoutes } from '../customers/routes.tsx';
import { geographyRoutes } from '../geography/routes.tsx';
import { insightRoutes } from '../insight/routes.tsx';
import { loyaltyRoutes } from '../loyalty/routes.tsx';
import { merchantRoutes } from '../merchant/routes.tsx';
import { referenceRoutes } from '../reference/routes.tsx';
import type { RecordTab } from '../resources/Particulars.ts';
import { stockRoutes } from '../stock/routes.tsx';
import { taxRoutes } from '../tax/routes.tsx';
import { tillOverlays, tillRoutes } from '../till/routes.tsx';
import { transactionsRoutes } from '../transactions/routes.tsx';

/** Pages that list the map itself. */
const frameRoutes: readonly AreaRoute[] = [
  {
    path: '/management',
    title: { th: 'การจัดการ', en: 'Management' },
    page: async () => (await import('./management/ManagementPage.tsx')).ManagementPage,
  },
  {
    path: '/lists',
    title: { th: 'รายการอ้างอิง', en: 'Reference lists' },
    page: async () => (await import('./management/ListsPage.tsx')).ListsPage,
  },
];

/** Pages inside the layout, one line per area; the site map has their order. */
export const mainRoutes: readonly AreaRoute[] = [
  ...merchantRoutes,
  ...tillRoutes,
  ...transactionsRoutes,
  ...taxRoutes,
  ...customersRoutes,
  ...insightRoutes,
  ...accountsRoutes,
  ...catalogueRoutes,
  ...loyaltyRoutes,
  ...stockRoutes,
  ...geographyRoutes,
  ...calendarRoutes,
  ...referenceRoutes,
  ...changesRoutes,
  ...frameRoutes,
];

/** Replaces a page that does not exist. */
export const notFoundRoute: AreaRoute = {
  path: '*',
  title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
  page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

/** Drawn over every page inside the layout; each draws nothing while it has nothing to report. */
export const overlays: readonly ComponentType[] = tillOverlays;

/** Tabs on the page of every record that can be changed. */
export const recordTabs: readonly RecordTab[] = [historyTab];
