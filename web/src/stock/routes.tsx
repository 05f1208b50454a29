import type { AreaRoute } from '../app/areaRoute.ts';
import { recordHeads } from '../resources/gql/records/recordHeads.ts';
import { showPath } from '../resources/RecordScreens.ts';
import { recordRoutes, screenRoutes } from '../resources/recordRoutes.tsx';

const importSuppliers: AreaRoute = {
  path: '/suppliers/import',
  title: { th: 'นำเข้าผู้จัดจำหน่าย', en: 'Import suppliers' },
  permission: 'Page.Merchant.Management.Supplier',
  page: async () => (await import('./ImportSuppliersPage.tsx')).ImportSuppliersPage,
};

const stockCounts = recordRoutes(
  'StockCount',
  async () => (await import('./count/stockCountParticulars.tsx')).stockCountParticulars,
).map(
  (route): AreaRoute =>
    route.path === showPath(recordHeads.StockCount)
      ? { ...route, page: async () => (await import('./count/CountPage.tsx')).CountPage }
      : route,
);

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
  ...stockCounts,
  importSuppliers,
  ...recordRoutes('Supplier', async () => (await import('./supplierParticulars.tsx')).supplierParticulars),
];
