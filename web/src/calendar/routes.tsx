import type { AreaRoute } from '../app/areaRoute.ts';

export const calendarRoutes: readonly AreaRoute[] = [
  {
    path: '/calendar',
    title: { th: 'ปฏิทิน', en: 'Calendar' },
    page: async () => (await import('./CalendarPage.tsx')).CalendarPage,
    permission: 'Page.Merchant.Management',
    width: 'list',
  },
];
