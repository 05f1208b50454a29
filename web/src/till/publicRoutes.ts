import type { AreaRoute } from '../app/areaRoute.ts';

export const tillPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/display',
    title: { th: 'จอลูกค้า', en: 'Customer display' },
    page: async () => (await import('./display/DisplayPage.tsx')).DisplayPage,
  },
];
