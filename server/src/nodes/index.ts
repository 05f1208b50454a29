import type { Area } from '../gateway/Area.ts';
import { node, nodes } from './nodes.ts';

export const nodesArea: Area = {
  resolvers: { Query: { node, nodes }, Node: { __resolveType: ({ __typename }) => __typename ?? null } },
  records: [],
};
