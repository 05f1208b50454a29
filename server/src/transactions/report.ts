import { pageOfRecords } from '../gateway/page.ts';
import type { ReportResolvers, Transaction, TransactionStatus } from '../generated/schema.ts';
import { LATEST_FIRST, TRANSACTION_SORTS, transactionQuery } from './transactionQuery.ts';

/** The sales of a period in one state, a page at a time. */
function salesOf(status: TransactionStatus): NonNullable<ReportResolvers['transactions']> {
  return ({ period, branchId }, { filter, keyword, sort, ...range }, context, info) =>
    pageOfRecords<Transaction>(context, info, 'Transaction', range, {
      ...transactionQuery({ ...filter, status, from: period.from, to: period.to, branchId }),
      keyword,
      sort: sort ? { [TRANSACTION_SORTS[sort.field]]: sort.direction === 'DESC' ? -1 : 1 } : LATEST_FIRST,
    });
}

export const Report: ReportResolvers = { transactions: salesOf('Complete'), voids: salesOf('Void') };
