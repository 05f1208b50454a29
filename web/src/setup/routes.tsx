import type { AreaRoute } from '../app/areaRoute.ts';

export const setupRoutes: readonly AreaRoute[] = [
  {
    path: '/setup',
    title: { th: 'เปิดร้านใหม่', en: 'Set up your shop' },
    page: async () => (await import('./SetupPage.tsx')).SetupPage,
  },
];
