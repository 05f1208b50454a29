import type { Area } from '../gateway/Area.ts';
import { salesChanged } from './salesChanged.ts';

export const live: Area = {
  resolvers: {
    Subscription: {
      figuresChanged: {
        subscribe: (_root, { branchId, lately }, context) =>
          salesChanged('figuresChanged', { requested: branchId ?? null, lately: lately ?? 0 }, context),
      },
      parkedBillsChanged: {
        subscribe: (_root, { branchId }, context) =>
          salesChanged('parkedBillsChanged', { requested: branchId, lately: 0 }, context),
      },
      paymentConfirmed: {
        subscribe: (_root, { branchId }, context) =>
          salesChanged('paymentConfirmed', { requested: branchId, lately: 0 }, context),
      },
      preparationChanged: {
        subscribe: (_root, { branchId }, context) =>
          salesChanged('preparationChanged', { requested: branchId, lately: 0 }, context),
      },
    },
  },
  records: [],
};
