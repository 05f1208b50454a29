import { recordHeads } from '../resources/gql/records/recordHeads.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const referenceRoutes = Object.values(recordHeads)
  .filter(({ isReference }) => isReference)
  .flatMap(({ type }) => recordRoutes(type, { menu: 'lists' }));
