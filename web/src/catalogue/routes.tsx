import { productCategory, productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const catalogueRoutes = [
  ...recordRoutes(productCategory, {
    icon: lazyIcon(() => import('@mui/icons-material/CategoryOutlined')),
  }),
  ...recordRoutes(productSubCategory, {
    icon: lazyIcon(() => import('@mui/icons-material/AccountTreeOutlined')),
  }),
];
