import type { Area } from '../gateway/Area.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import { pay } from './pay.ts';
import { records } from './records.ts';

export const till: Area = {
  resolvers: {
    Query: {
      ...listQuery('cards', { type: 'Card', one: 'card', sort: { name: 1 } }),
    },
    Mutation: { pay },
  },
  records,
};
