import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { stockLevel, stockProduct } from '@taem/domain/stock/stockLevel.ts';
import type { ReactNode } from 'react';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { listPath, type RecordScreens, showPath } from '../resources/RecordScreens.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

/** The list and the page of what goods received and sales write, and nobody else. */
function readRoutes(
  record: RecordDeclaration,
  icon: ReactNode,
  screens: () => Promise<Omit<RecordScreens, 'record'>>,
): AreaRoute[] {
  const permission = record.read[0] as PageCode;
  const { one, many } = record.words;
  return [
    {
      path: listPath(record),
      title: many,
      menu: 'management',
      icon,
      permission,
      page: async () => {
        const [{ RecordList }, given] = await Promise.all([import('../resources/RecordList.tsx'), screens()]);
        return () => <RecordList screens={{ record, ...given }} />;
      },
    },
    {
      path: showPath(record),
      title: { th: `ข้อมูล${one.th}`, en: `${one.en} details` },
      permission,
      page: async () => {
        const [{ RecordShow }, given] = await Promise.all([import('../resources/RecordShow.tsx'), screens()]);
        return () => <RecordShow screens={{ record, ...given }} />;
      },
    },
  ];
}

export const stockRoutes = [
  ...readRoutes(
    stockProduct,
    lazyIcon(() => import('@mui/icons-material/Inventory2Outlined')),
    async () => ({
      operations: (await import('./stockOperations.ts')).stockProductOperations,
      particulars: (await import('./stockParticulars.tsx')).stockProductParticulars,
    }),
  ),
  ...readRoutes(
    stockLevel,
    lazyIcon(() => import('@mui/icons-material/StoreOutlined')),
    async () => ({
      operations: (await import('./stockOperations.ts')).stockLevelOperations,
      particulars: (await import('./stockParticulars.tsx')).stockLevelParticulars,
    }),
  ),
  ...recordRoutes('StockImport', {
    icon: lazyIcon(() => import('@mui/icons-material/MoveToInboxOutlined')),
    particulars: async () => (await import('./stockImportParticulars.tsx')).stockImportParticulars,
  }),
  ...recordRoutes('Supplier', {
    icon: lazyIcon(() => import('@mui/icons-material/LocalShippingOutlined')),
  }),
];
