import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const insightRoutes: readonly AreaRoute[] = [
  {
    path: '/bi',
    title: { th: 'ภาพรวมธุรกิจ', en: 'Business overview' },
    page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    menu: 'businessInsight',
    icon: lazyIcon(() => import('@mui/icons-material/InsightsOutlined')),
    permission: PAGE.businessInsight,
  },
  {
    path: '/insight',
    title: { th: 'สุขภาพร้านวันนี้', en: "Today's Health check" },
    page: async () => (await import('./health/HealthCheckPage.tsx')).HealthCheckPage,
    menu: 'businessInsight',
    icon: lazyIcon(() => import('@mui/icons-material/MonitorHeartOutlined')),
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/revenue',
    title: { th: 'รายงานรายได้', en: 'Revenue reports' },
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/customer',
    title: { th: 'รายงานลูกค้า', en: 'Customer reports' },
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/loyalty',
    title: { th: 'รายงานแต้มสะสม', en: 'Loyalty reports' },
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/ranking',
    title: { th: 'อันดับ', en: 'Ranking' },
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/productandCategory',
    title: { th: 'รายงานสินค้าและหมวดหมู่', en: 'Product and Category' },
    page: async () => (await import('./reports/MenuPage.tsx')).MenuPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/revenue/transaction',
    title: { th: 'รายการขายทั้งหมด', en: 'Transactions' },
    page: async () => (await import('./reports/redirects.tsx')).ToTransactions,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/revenue/void',
    title: { th: 'รายการที่ยกเลิก', en: 'Void' },
    page: async () => (await import('./reports/redirects.tsx')).ToVoid,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/report/:type/:id',
    title: { th: 'รายงาน', en: 'Report' },
    page: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/points',
    title: { th: 'แต้มคงค้าง', en: 'Liability of points' },
    page: async () => (await import('./figures/PointsPage.tsx')).PointsPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/unsold',
    title: { th: 'สินค้าที่ขายไม่ได้', en: 'Products that did not sell' },
    page: async () => (await import('./figures/UnsoldPage.tsx')).UnsoldPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/baskets',
    title: { th: 'ขนาดตะกร้า', en: 'Basket sizes' },
    page: async () => (await import('./figures/BasketsPage.tsx')).BasketsPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/retention',
    title: { th: 'การกลับมาซื้อ', en: 'Retention' },
    page: async () => (await import('./figures/RetentionPage.tsx')).RetentionPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/bi/buyers',
    title: { th: 'กลุ่มผู้ซื้อ', en: 'Groups of buyers' },
    page: async () => (await import('./figures/BuyersPage.tsx')).BuyersPage,
    permission: PAGE.businessInsight,
  },
  {
    path: '/insight/dashboards',
    title: { th: 'แดชบอร์ด', en: 'Dashboards' },
    page: async () => (await import('./dashboards/DashboardListPage.tsx')).DashboardListPage,
    menu: 'businessInsight',
    menuPermission: PAGE.businessInsight,
    icon: lazyIcon(() => import('@mui/icons-material/SpaceDashboardOutlined')),
  },
  {
    path: '/insight/dashboards/:id',
    title: { th: 'ดูแดชบอร์ด', en: 'Dashboard' },
    page: async () => (await import('./dashboards/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/insight/dashboards/:id/wall',
    title: { th: 'จอผนัง', en: 'Wall view' },
    page: async () => (await import('./dashboards/WallPage.tsx')).WallPage,
  },
  {
    path: '/insight/dashboards/:id/schedules',
    title: { th: 'ส่งเมลและแจ้งเตือน', en: 'Mails and alerts' },
    page: async () => (await import('./schedules/SchedulesPage.tsx')).SchedulesPage,
  },
  {
    path: '/insight/workbench',
    title: { th: 'โต๊ะตัวเลข', en: 'Workbench' },
    page: async () => (await import('./dashboards/WorkbenchPage.tsx')).WorkbenchPage,
    menu: 'businessInsight',
    menuPermission: PAGE.businessInsight,
    icon: lazyIcon(() => import('@mui/icons-material/QueryStatsOutlined')),
  },
  {
    path: '/insight/workbench/:id',
    title: { th: 'แก้ไขแดชบอร์ด', en: 'Edit a dashboard' },
    page: async () => (await import('./dashboards/WorkbenchPage.tsx')).WorkbenchPage,
  },
  ...recordRoutes('RevenueTarget', {
    menu: 'businessInsight',
    icon: lazyIcon(() => import('@mui/icons-material/FlagOutlined')),
    particulars: async () => (await import('./target/targetParticulars.tsx')).targetParticulars,
  }),
];
