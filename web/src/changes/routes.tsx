import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

export const changesRoutes: readonly AreaRoute[] = [
  {
    path: '/changes',
    title: { th: 'ประวัติการแก้ไข', en: 'Change history' },
    page: async () => (await import('./ChangesPage.tsx')).ChangesPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/HistoryRounded')),
    permission: PAGE.security,
  },
];
