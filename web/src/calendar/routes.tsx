import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

export const calendarRoutes: readonly AreaRoute[] = [
  {
    path: '/calendar',
    title: { th: 'ปฏิทิน', en: 'Calendar' },
    page: async () => (await import('./CalendarPage.tsx')).CalendarPage,
    menu: 'shop',
    icon: lazyIcon(() => import('@mui/icons-material/CalendarMonthOutlined')),
    permission: 'Page.Merchant.Management',
  },
];
