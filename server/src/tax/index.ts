import type { Area } from '../gateway/Area.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import { outputTaxFilter, outputTaxRecords, outputTaxTotals } from './outputTax.ts';

/** The report of output tax (docs/adr/0151). */
export const taxArea: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'OutputTaxDocument',
        many: 'outputTax',
        filter: outputTaxFilter,
        defaultSort: { business_date: 1, document_no: 1 },
      }),
      outputTaxTotals,
    },
  },
  records: outputTaxRecords,
};
