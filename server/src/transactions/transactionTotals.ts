import { queryString } from '../gateway/GatewayCalls.ts';
import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { planOf } from '../gateway/plan.ts';
import { readRecord } from '../gateway/records.ts';
import { selectionOf } from '../gateway/selection.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, TransactionTotals } from '../generated/schema.ts';
import { transactionQuery } from './transactionQuery.ts';

/** Fields that the gateway always sends, and the id, which totals lack; for any other field it has to read each sale. */
const ALWAYS = ['id', 'complete', 'amount_due', 'earn', 'redeem', 'void', 'void_amount', 'returns'];

/** An extension: a gateway without it takes its path for the id of a sale and answers 404. */
export const transactionTotals: QueryResolvers['transactionTotals'] = async (_, { filter, keyword }, context, info) => {
  const { projection } = planOf(context.records, selectionOf(info), 'TransactionTotals');
  const addon = projection.filter((name) => !ALWAYS.includes(name));
  const query = {
    ...(filter && (await transactionQuery(filter, context))),
    keyword,
    ...(addon.length > 0 && { addon }),
  };
  try {
    const answer = await context.gateway.get(`/transactions/totals${queryString(query)}`);
    if (!isWireRecord(answer) || !isWireRecord(answer.totals)) throw malformed('The totals are none.');
    return await readRecord<TransactionTotals>(context, info, 'TransactionTotals', answer.totals);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
