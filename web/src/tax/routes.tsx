import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';

export const taxRoutes: readonly AreaRoute[] = [
  {
    path: '/output-tax',
    title: { th: 'รายงานภาษีขาย', en: 'Output tax report' },
    page: async () => (await withList(import('./OutputTaxPage.tsx'))).OutputTaxPage,
    permission: PAGE.outputTax,
    width: 'list',
  },
];
