import type { Area } from '../execution/Area.ts';
import { listRecords } from '../gateway/records.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { Card, Institute, PaymentChannel, PaymentMethod } from '../generated/schema.ts';
import { pay } from './pay.ts';
import { records } from './records.ts';

export const till: Area = {
  resolvers: {
    Query: {
      paymentChannels: (_, { filter }, context, info) =>
        listRecords<PaymentChannel>(context, info, 'PaymentChannel', { filter: statusFilter(filter) }),
      paymentMethods: (_, _args, context, info) => listRecords<PaymentMethod>(context, info, 'PaymentMethod'),
      institutes: (_, { filter }, context, info) =>
        listRecords<Institute>(context, info, 'Institute', { filter: statusFilter(filter), sort: { name: 1 } }),
      cards: (_, _args, context, info) => listRecords<Card>(context, info, 'Card', { sort: { name: 1 } }),
    },
    Mutation: { pay },
  },
  records,
};
