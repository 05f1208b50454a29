import type { AreaRoute } from '../app/areaRoute.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

const labels: AreaRoute = {
  path: '/products/labels',
  title: { th: 'ป้ายบาร์โค้ด', en: 'Barcode labels' },
  permission: 'Page.Merchant.Management.Product',
  page: async () => (await import('./labels/LabelsPage.tsx')).LabelsPage,
};

const importPage: AreaRoute = {
  path: '/products/import',
  title: { th: 'นำเข้าสินค้า', en: 'Import products' },
  permission: 'Page.Merchant.Management.Product',
  page: async () => (await import('./ImportProductsPage.tsx')).ImportProductsPage,
};

export const catalogueRoutes: readonly AreaRoute[] = [
  labels,
  importPage,
  ...recordRoutes('Product', async () => (await import('./productParticulars.tsx')).productParticulars),
  ...recordRoutes('ProductCategory'),
  ...recordRoutes('ProductSubCategory'),
];
