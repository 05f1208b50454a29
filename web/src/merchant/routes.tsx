import type { AreaRoute } from '../app/areaRoute.ts';

export const merchantRoutes: readonly AreaRoute[] = [
  {
    path: '/',
    title: { th: 'หน้าแรก', en: 'Home' },
    page: async () => (await import('./HomePage.tsx')).HomePage,
    menu: 'menu',
  },
];
