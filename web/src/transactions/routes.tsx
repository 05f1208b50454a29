import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';

export const transactionsRoutes: readonly AreaRoute[] = [
  {
    path: '/transactions',
    title: { th: 'ประวัติการขาย', en: 'Transaction History' },
    page: async () => (await withList(import('./list/HistoryPage.tsx'))).HistoryPage,
    permission: 'Page.Merchant.Management.Payment_History',
    width: 'list',
  },
  // OP-36 Other records answer under `/show` too.
  ...['/transactions/:id', '/transactions/:id/show'].map(
    (path): AreaRoute => ({
      path,
      title: { th: 'รายการขาย', en: 'Sale' },
      page: async () => (await import('./detail/SalePage.tsx')).SalePage,
      permission: 'Page.Merchant.Management.Payment_History',
    }),
  ),
];
