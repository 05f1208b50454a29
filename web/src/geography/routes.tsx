import { recordRoutes } from '../resources/recordRoutes.tsx';

export const geographyRoutes = recordRoutes('Location');
