import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const geographyRoutes = recordRoutes('Location', {
  menu: 'stock',
  icon: lazyIcon(() => import('@mui/icons-material/PlaceOutlined')),
});
