import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordHeads } from '../resources/gql/records/recordHeads.ts';
import { recordRoutes, screenRoutes } from '../resources/recordRoutes.tsx';

export const stockRoutes = [
  ...screenRoutes(
    recordHeads.StockProduct,
    { menu: 'stock', icon: lazyIcon(() => import('@mui/icons-material/Inventory2Outlined')) },
    async () => ({
      record: (await import('@taem/domain/stock/stockLevel.ts')).stockProduct,
      operations: (await import('./stockOperations.ts')).stockProductOperations,
      particulars: (await import('./stockParticulars.tsx')).stockProductParticulars,
    }),
  ),
  ...screenRoutes(
    recordHeads.StockLevel,
    { menu: 'stock', icon: lazyIcon(() => import('@mui/icons-material/StoreOutlined')) },
    async () => ({
      record: (await import('@taem/domain/stock/stockLevel.ts')).stockLevel,
      operations: (await import('./stockOperations.ts')).stockLevelOperations,
      particulars: (await import('./stockParticulars.tsx')).stockLevelParticulars,
    }),
  ),
  ...recordRoutes('StockImport', {
    menu: 'stock',
    icon: lazyIcon(() => import('@mui/icons-material/MoveToInboxOutlined')),
    particulars: async () => (await import('./stockImportParticulars.tsx')).stockImportParticulars,
  }),
  ...recordRoutes('Supplier', {
    menu: 'stock',
    icon: lazyIcon(() => import('@mui/icons-material/LocalShippingOutlined')),
  }),
];
