import type { Area } from '../gateway/Area.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import { closedMonthRecords, closedMonths, closeMonth, reopenMonth } from './closedMonths.ts';
import { monthFilter, outputTaxRecords, outputTaxTotals } from './outputTax.ts';
import { salesJournalRecords, salesJournalTotals } from './salesJournal.ts';
import { taxCounterRecords, taxCounters } from './taxCounters.ts';

/** The report of output tax (docs/adr/0151) and the sales journal (docs/adr/0159). */
export const taxArea: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'OutputTaxDocument',
        many: 'outputTax',
        filter: monthFilter('document_date'),
        defaultSort: { document_date: 1, document_no: 1 },
      }),
      outputTaxTotals,
      ...pagedQueries({
        type: 'SalesJournalDay',
        many: 'salesJournal',
        filter: monthFilter('calendar_date'),
        defaultSort: { calendar_date: 1, 'branch.name': 1 },
      }),
      salesJournalTotals,
      closedMonths,
      taxCounters,
    },
    Mutation: { closeMonth, reopenMonth },
  },
  records: [...outputTaxRecords, ...salesJournalRecords, ...closedMonthRecords, ...taxCounterRecords],
};
