import { productCategory, productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const catalogueRoutes = [
  ...recordRoutes(productCategory, {
    icon: lazyIcon(() => import('@mui/icons-material/CategoryOutlined')),
    operations: async () => (await import('./operations.ts')).productCategoryOperations,
  }),
  ...recordRoutes(productSubCategory, {
    icon: lazyIcon(() => import('@mui/icons-material/AccountTreeOutlined')),
    operations: async () => (await import('./operations.ts')).productSubCategoryOperations,
  }),
];
