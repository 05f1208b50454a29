import { supplier } from '@taem/domain/stock/supplier.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const stockRoutes = recordRoutes(supplier, {
  icon: lazyIcon(() => import('@mui/icons-material/LocalShippingOutlined')),
});
