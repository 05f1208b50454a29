import { salesQuery } from '@taem/domain/transactions/salesQuery.ts';
import type { Context } from '../gateway/context.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import { resolveDays } from '../gateway/resolveDays.ts';
import type { TransactionFilter, TransactionSortField } from '../generated/schema.ts';

/** MGMT-31, WALL-03 A record without a bill is not a sale. */
const WITH_BILL = { bill_detail: { $ne: null } };

export const TRANSACTION_SORTS: Readonly<Record<TransactionSortField, string>> = {
  MEMBER_NAME: 'member_name',
  CREATE_LOCAL_TIME: 'create_local_time',
  TRANSACTION_NO: 'transaction_no',
  TOTAL_QUANTITY: 'total_qty',
  TOTAL_PAYMENT: 'total_payment',
  TOTAL_REVENUE: 'total_revenue',
  AMOUNT_DUE: 'amount_due',
  EARN_POINTS: 'earn.reward',
  REDEEM_POINTS: 'redeem.reward',
  VOID_TIME: 'void_time',
};

export const LATEST_FIRST = { create_local_time: -1 } as const;

/** Converts a filter to the wire's query. */
export async function transactionQuery(filter: TransactionFilter, context: Context): Promise<ListQuery> {
  const { range, branchId } = filter;
  const days = await resolveDays(context, 'range', range, branchId);
  return { ...days, branch_id: branchId, filter: { ...WITH_BILL, ...transactionConditions(filter) } };
}

/** Returns the conditions of a filter on the sales themselves. */
export function transactionConditions({ ids, ...filter }: TransactionFilter): Record<string, unknown> {
  return { ...salesQuery(filter), ...(ids && { id: { $in: ids } }) };
}
