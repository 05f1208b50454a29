import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { pay } from './pay.ts';
import { records } from './records.ts';

export const till: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'PaymentChannel',
        one: 'paymentChannel',
        many: 'paymentChannels',
        filter: statusFilter,
        ...BY_NAME,
      }),
      ...listQuery('paymentMethods', { type: 'PaymentMethod', one: 'paymentMethod' }),
      ...listQuery('institutes', { type: 'Institute', one: 'institute', filter: statusFilter, sort: { name: 1 } }),
      ...listQuery('cards', { type: 'Card', one: 'card', sort: { name: 1 } }),
    },
    Mutation: {
      ...resourceMutations({
        type: 'PaymentChannel',
        noun: 'PaymentChannel',
        writes: ['create', 'update', 'delete', 'uploadImage'],
      }),
      ...resourceMutations({ type: 'PaymentMethod', noun: 'PaymentMethod', writes: ['update'] }),
      pay,
    },
  },
  records,
};
