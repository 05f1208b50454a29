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

const importCategories: AreaRoute = {
  path: '/product-categories/import',
  title: { th: 'นำเข้าหมวดหมู่', en: 'Import categories' },
  permission: 'Page.Merchant.Management.Category',
  page: async () => (await import('./ImportCategoriesPage.tsx')).ImportCategoriesPage,
};

const importSubCategories: AreaRoute = {
  path: '/product-sub-categories/import',
  title: { th: 'นำเข้าหมวดหมู่ย่อย', en: 'Import sub-categories' },
  permission: 'Page.Merchant.Management.Category',
  page: async () => (await import('./ImportCategoriesPage.tsx')).ImportSubCategoriesPage,
};

export const catalogueRoutes: readonly AreaRoute[] = [
  labels,
  importPage,
  ...recordRoutes('Product', async () => (await import('./productParticulars.tsx')).productParticulars),
  ...recordRoutes('OptionGroup', async () => (await import('./optionGroupParticulars.tsx')).optionGroupParticulars),
  importCategories,
  importSubCategories,
  ...recordRoutes('ProductCategory', async () => (await import('./categoryParticulars.tsx')).categoryParticulars),
  ...recordRoutes('ProductSubCategory', async () => (await import('./categoryParticulars.tsx')).subCategoryParticulars),
];
