import { location } from '@taem/domain/geography/location.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const geographyRoutes = recordRoutes(location, {
  icon: lazyIcon(() => import('@mui/icons-material/PlaceOutlined')),
});
