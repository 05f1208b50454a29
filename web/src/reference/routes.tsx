import { recordHeads } from '../resources/gql/records/recordHeads.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

type Head = (typeof recordHeads)[keyof typeof recordHeads];
const isReference = (head: Head): head is Extract<Head, { isReference: true }> => head.isReference;

export const referenceRoutes = Object.values(recordHeads)
  .filter(isReference)
  .flatMap(({ type }) => recordRoutes(type));
