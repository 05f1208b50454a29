import { queryString } from '../gateway/GatewayCalls.ts';
import type { QueryResolvers } from '../generated/schema.ts';
import { LATEST_FIRST, TRANSACTION_SORTS, transactionQuery } from './transactionQuery.ts';

/** Calls the gateway only for the calendar: the client that opens the address loads the file. */
export const transactionExport: QueryResolvers['transactionExport'] = async (_, { filter, keyword, sort }, context) => {
  const order = sort
    ? ({ [TRANSACTION_SORTS[sort.field]]: sort.direction === 'DESC' ? -1 : 1 } as const)
    : LATEST_FIRST;
  const query = { ...(filter && (await transactionQuery(filter, context))), keyword, sort: order };
  return `/export/transactions${queryString(query)}`;
};
