import { REFERENCE_LISTS } from '@taem/domain/reference/lists.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const referenceRoutes = REFERENCE_LISTS.flatMap((list) => recordRoutes(list, { menu: 'lists' }));
