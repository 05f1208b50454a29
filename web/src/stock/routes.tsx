import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { stockLevel, stockProduct } from '@taem/domain/stock/stockLevel.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes, screenRoutes } from '../resources/recordRoutes.tsx';

/** Goods received and sales write it, and nobody else. */
const headOf = ({ path, words, read }: RecordDeclaration) => ({
  ...{ path, words, permission: read[0] ?? null },
  ...{ create: false, update: false },
});

export const stockRoutes = [
  ...screenRoutes(
    headOf(stockProduct),
    { icon: lazyIcon(() => import('@mui/icons-material/Inventory2Outlined')) },
    async () => ({
      record: stockProduct,
      operations: (await import('./stockOperations.ts')).stockProductOperations,
      particulars: (await import('./stockParticulars.tsx')).stockProductParticulars,
    }),
  ),
  ...screenRoutes(
    headOf(stockLevel),
    { icon: lazyIcon(() => import('@mui/icons-material/StoreOutlined')) },
    async () => ({
      record: stockLevel,
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
