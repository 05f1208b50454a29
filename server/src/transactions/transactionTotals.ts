import { queryString } from '../gateway/GatewayCalls.ts';
import { GatewayRefusal, malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, TransactionTotals } from '../generated/schema.ts';
import { transactionQuery } from './transactionQuery.ts';

/** An extension: a gateway without it answers 404, as there is no sale of that name. */
export const transactionTotals: QueryResolvers['transactionTotals'] = async (_, { filter, keyword }, context, info) => {
  const query = { ...(filter && (await transactionQuery(filter, context))), keyword };
  try {
    const answer = await context.gateway.get(`/transactions/totals${queryString(query)}`);
    if (!isWireRecord(answer) || !isWireRecord(answer.totals)) throw malformed('The totals are none.');
    return await readRecord<TransactionTotals>(context, info, 'TransactionTotals', answer.totals);
  } catch (error) {
    if (error instanceof GatewayRefusal && error.status === 404) return null;
    throw error;
  }
};
