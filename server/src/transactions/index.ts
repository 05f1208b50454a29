import type { Area } from '../execution/Area.ts';
import { oneRecord } from '../gateway/records.ts';
import type { Transaction } from '../generated/schema.ts';
import { records } from './records.ts';
import { transactions } from './transactions.ts';

export const transactionsArea: Area = {
  resolvers: {
    Query: {
      transaction: (_, { id }, context, info) => oneRecord<Transaction>(context, info, 'Transaction', id),
      transactions,
    },
  },
  records,
};
