import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

/** A page of figures has the width of a list. */
const FIGURES = { permission: PAGE.businessInsight, width: 'list' } as const;

const MENUS = [
  { path: '/bi/revenue', title: { th: 'รายงานรายได้', en: 'Revenue reports' } },
  { path: '/bi/customer', title: { th: 'รายงานลูกค้า', en: 'Customer reports' } },
  { path: '/bi/loyalty', title: { th: 'รายงานแต้มสะสม', en: 'Loyalty reports' } },
  { path: '/bi/ranking', title: { th: 'อันดับ', en: 'Ranking' } },
  { path: '/bi/productandCategory', title: { th: 'รายงานสินค้าและหมวดหมู่', en: 'Product and Category' } },
].map(
  (menu): AreaRoute => ({
    ...menu,
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  }),
);

export const insightRoutes: readonly AreaRoute[] = [
  {
    path: '/bi',
    title: { th: 'ภาพรวมธุรกิจ', en: 'Business overview' },
    page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    ...FIGURES,
  },
  {
    path: '/insight',
    title: { th: 'สุขภาพร้านวันนี้', en: "Today's Health check" },
    page: async () => (await import('./health/HealthCheckPage.tsx')).HealthCheckPage,
    ...FIGURES,
  },
  ...MENUS,
  {
    path: '/bi/revenue/transaction',
    title: { th: 'รายการขายทั้งหมด', en: 'Transactions' },
    page: async () => (await import('./reports/redirects.tsx')).ToTransactions,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/revenue/void',
    title: { th: 'บิลที่ยกเลิก', en: 'Void' },
    page: async () => (await import('./reports/redirects.tsx')).ToVoid,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/report/:type/:id',
    title: { th: 'รายงาน', en: 'Report' },
    page: async () => (await withList(import('./reports/ReportPage.tsx'))).ReportPage,
    ...FIGURES,
  },
  {
    path: '/bi/points',
    title: { th: 'แต้มคงค้าง', en: 'Points liability' },
    page: async () => (await import('./figures/PointsPage.tsx')).PointsPage,
    ...FIGURES,
  },
  {
    path: '/bi/unsold',
    title: { th: 'สินค้าที่ขายไม่ได้', en: 'Unsold products' },
    page: async () => (await withList(import('./figures/UnsoldPage.tsx'))).UnsoldPage,
    ...FIGURES,
  },
  {
    path: '/bi/baskets',
    title: { th: 'ขนาดตะกร้า', en: 'Basket sizes' },
    page: async () => (await import('./figures/BasketsPage.tsx')).BasketsPage,
    ...FIGURES,
  },
  {
    path: '/bi/retention',
    title: { th: 'การกลับมาซื้อ', en: 'Retention' },
    page: async () => (await import('./figures/RetentionPage.tsx')).RetentionPage,
    ...FIGURES,
  },
  {
    path: '/bi/buyers',
    title: { th: 'กลุ่มผู้ซื้อ', en: 'Groups of buyers' },
    page: async () => (await import('./figures/BuyersPage.tsx')).BuyersPage,
    ...FIGURES,
  },
  {
    path: '/insight/dashboards',
    title: { th: 'แดชบอร์ด', en: 'Dashboards' },
    page: async () => (await import('./dashboards/DashboardListPage.tsx')).DashboardListPage,
    width: 'list',
  },
  {
    path: '/insight/dashboards/:id',
    title: { th: 'ดูแดชบอร์ด', en: 'Dashboard' },
    page: async () => (await import('./dashboards/DashboardPage.tsx')).DashboardPage,
    width: 'list',
  },
  {
    path: '/insight/dashboards/:id/wall',
    title: { th: 'จอใหญ่', en: 'Wall view' },
    page: async () => (await import('./dashboards/WallPage.tsx')).WallPage,
    width: 'window',
    hasNoRail: true,
  },
  {
    path: '/insight/dashboards/:id/schedules',
    title: { th: 'ส่งอีเมลและแจ้งเตือน', en: 'Emails and alerts' },
    page: async () => (await withList(import('./schedules/SchedulesPage.tsx'))).SchedulesPage,
  },
  {
    path: '/insight/workbench',
    title: { th: 'สร้างแดชบอร์ด', en: 'Workbench' },
    page: async () => (await import('./dashboards/WorkbenchPage.tsx')).WorkbenchPage,
    width: 'list',
  },
  {
    path: '/insight/workbench/:id',
    title: { th: 'แก้ไขแดชบอร์ด', en: 'Edit dashboard' },
    page: async () => (await import('./dashboards/WorkbenchPage.tsx')).WorkbenchPage,
    width: 'list',
  },
  ...recordRoutes('RevenueTarget', async () => (await import('./target/targetParticulars.tsx')).targetParticulars),
];
