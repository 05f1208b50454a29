import type { Area } from '../gateway/Area.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import { adjustPoints } from './adjustPoints.ts';
import { mailPaper, paperMailing, paperMailRecords } from './paperMails.ts';
import { previewReturn } from './previewReturn.ts';
import { previewVoidTransaction } from './previewVoidTransaction.ts';
import { records } from './records.ts';
import { Report } from './report.ts';
import { returnRecords } from './returnRecords.ts';
import { returnSale } from './returnSale.ts';
import { issueTaxInvoice, lastTaxBuyer, printTaxDocument, replaceTaxInvoice } from './taxInvoices.ts';
import { taxRecords } from './taxRecords.ts';
import { transactionExport } from './transactionExport.ts';
import { transactionFeed } from './transactionFeed.ts';
import { LATEST_FIRST, TRANSACTION_SORTS, transactionQuery } from './transactionQuery.ts';
import { transactionTotals } from './transactionTotals.ts';
import { uploadTransactionSlip } from './uploadTransactionSlip.ts';
import { voidRecords } from './voidRecords.ts';
import { voidTransaction } from './voidTransaction.ts';

export const transactionsArea: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'Transaction',
        one: 'transaction',
        many: 'transactions',
        filter: transactionQuery,
        sortFields: TRANSACTION_SORTS,
        defaultSort: LATEST_FIRST,
      }),
      previewReturn,
      previewVoidTransaction,
      lastTaxBuyer,
      paperMailing,
      transactionExport,
      transactionFeed,
      transactionTotals,
    },
    Mutation: {
      voidTransaction,
      returnSale,
      adjustPoints,
      uploadTransactionSlip,
      issueTaxInvoice,
      replaceTaxInvoice,
      printTaxDocument,
      mailPaper,
    },
    Report,
  },
  records: [...records, ...voidRecords, ...returnRecords, ...taxRecords, ...paperMailRecords],
};
