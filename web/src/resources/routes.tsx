import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

export const resourceRoutes: readonly AreaRoute[] = [
  {
    path: '/lists',
    title: { th: 'รายการอ้างอิง', en: 'Reference lists' },
    page: async () => (await import('./ListsPage.tsx')).ListsPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/ListAltOutlined')),
  },
];
