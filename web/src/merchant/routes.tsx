import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

export const merchantRoutes: readonly AreaRoute[] = [
  {
    path: '/',
    title: { th: 'หน้าแรก', en: 'Home' },
    page: async () => (await import('./HomePage.tsx')).HomePage,
    menu: 'menu',
    icon: lazyIcon(() => import('@mui/icons-material/HomeOutlined')),
  },
];
