import { recordHeads } from '../resources/gql/records/recordHeads.ts';
import { recordRoutes, screenRoutes } from '../resources/recordRoutes.tsx';

export const stockRoutes = [
  ...screenRoutes(recordHeads.StockProduct, async () => ({
    record: (await import('@taem/domain/stock/stockLevel.ts')).stockProduct,
    operations: (await import('./stockOperations.ts')).stockProductOperations,
    particulars: (await import('./stockParticulars.tsx')).stockProductParticulars,
  })),
  ...screenRoutes(recordHeads.StockLevel, async () => ({
    record: (await import('@taem/domain/stock/stockLevel.ts')).stockLevel,
    operations: (await import('./stockOperations.ts')).stockLevelOperations,
    particulars: (await import('./stockParticulars.tsx')).stockLevelParticulars,
  })),
  ...recordRoutes('StockImport', async () => (await import('./stockImportParticulars.tsx')).stockImportParticulars),
  ...recordRoutes('Supplier'),
];
