import { pageOfRecords } from '../gateway/page.ts';
import type { ReportResolvers, Transaction, TransactionStatus } from '../generated/schema.ts';
import { LATEST_FIRST, TRANSACTION_SORTS, transactionConditions } from './transactionQuery.ts';

/** Creates the resolver of a page of sales of some days in one state. */
function salesOf(status: TransactionStatus): NonNullable<ReportResolvers['transactions']> {
  return ({ range: { from, to }, branchId }, { filter, keyword, sort, ...page }, context, info) =>
    pageOfRecords<Transaction>(context, info, 'Transaction', page, {
      from,
      to,
      branch_id: branchId,
      filter: transactionConditions({ ...filter, status }),
      keyword,
      sort: sort ? { [TRANSACTION_SORTS[sort.field]]: sort.direction === 'DESC' ? -1 : 1 } : LATEST_FIRST,
    });
}

export const Report: ReportResolvers = { transactions: salesOf('Complete'), voids: salesOf('Void') };
