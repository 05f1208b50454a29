import type { Context } from '../execution/context.ts';
import { askedDays } from '../gateway/askedDays.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import type { MoneyRange, TransactionFilter, TransactionSortField } from '../generated/schema.ts';

/** OP-24 A sale without a member is a guest's. */
const MEMBER_OF = { Member: { $ne: null }, Guest: null } as const;

/** WALL-02 */
const MOVED_POINTS = {
  $or: ['earn.reward', 'redeem.reward'].flatMap((points) => [{ [points]: { $gt: 0 } }, { [points]: { $lt: 0 } }]),
};
const NO_POINTS = { 'earn.reward': 0, 'redeem.reward': 0 };

/** MGMT-31, WALL-03 What has no bill is no sale. */
const WITH_BILL = { bill_detail: { $ne: null } };

export const TRANSACTION_SORTS: Readonly<Record<TransactionSortField, string>> = {
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

/** The wire's query for what a filter asks. */
export async function transactionQuery(filter: TransactionFilter, context: Context): Promise<ListQuery> {
  const { range, branchId } = filter;
  const days = await askedDays(context, 'range', range, branchId);
  return { ...days, branch_id: branchId, filter: { ...WITH_BILL, ...transactionConditions(filter) } };
}

/** What a filter asks of the sales themselves. */
export function transactionConditions(filter: TransactionFilter): Record<string, unknown> {
  const { memberId, customerType, amountDue, status, paymentMethod, createById, adjusted, movedPoints, ids } = filter;
  const members = [
    ...(memberId ? [{ member_id: memberId }] : []),
    ...(customerType ? [{ member_id: MEMBER_OF[customerType] }] : []),
  ];
  return {
    ...(members.length > 1 ? { $and: members } : members[0]),
    ...within('amount_due', amountDue),
    ...(status && { status }),
    ...(paymentMethod && { 'payment_channels.type': paymentMethod }),
    ...(createById && { create_by_id: createById }),
    ...(adjusted != null && { 'last_adjust_amount.reward': adjusted ? { $ne: null } : null }),
    ...(movedPoints != null && (movedPoints ? MOVED_POINTS : NO_POINTS)),
    ...(ids && { id: { $in: ids } }),
  };
}

/** Both ends included; an open one asks nothing. */
function within(field: string, range: MoneyRange | null | undefined): Record<string, unknown> {
  const { from, to } = range ?? {};
  const ends = { ...(from != null && { $gte: from }), ...(to != null && { $lte: to }) };
  return Object.keys(ends).length > 0 ? { [field]: ends } : {};
}
