import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

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
];
