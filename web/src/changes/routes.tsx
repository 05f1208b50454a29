import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';

export const changesRoutes: readonly AreaRoute[] = [
  {
    path: '/changes',
    title: { th: 'ประวัติการแก้ไข', en: 'Change history' },
    page: async () => (await withList(import('./ChangesPage.tsx'))).ChangesPage,
    permission: PAGE.security,
  },
];
