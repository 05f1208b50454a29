import { pageOfRecords } from '../gateway/page.ts';
import type { QueryResolvers, Transaction, TransactionFilter } from '../generated/schema.ts';

export const transactions: QueryResolvers['transactions'] = (_, { filter, ...range }, context, info) =>
  pageOfRecords<Transaction>(context, info, 'Transaction', range, {
    filter: filterOf(filter),
    from: filter?.from,
    to: filter?.to,
    branch_id: filter?.branchId,
    sort: { create_local_time: -1 },
  });

function filterOf(filter: TransactionFilter | null | undefined): Record<string, unknown> {
  return {
    ...(filter?.memberId && { member_id: filter.memberId }),
    ...(filter?.status && { status: filter.status }),
  };
}
