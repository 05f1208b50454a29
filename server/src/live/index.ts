import type { Area } from '../gateway/Area.ts';
import { figuresChanged } from './figuresChanged.ts';

export const live: Area = {
  resolvers: {
    Subscription: {
      figuresChanged: {
        subscribe: (_root, { branchId, lately }, context) => figuresChanged(branchId ?? null, lately ?? 0, context),
      },
    },
  },
  records: [],
};
