import type { Area } from '../gateway/Area.ts';
import { issueTaxInvoice, lastTaxBuyer } from './taxInvoices.ts';

/** Full tax invoices (docs/adr/0150); what stands on a document comes with its sale. */
export const tax: Area = {
  resolvers: { Query: { lastTaxBuyer }, Mutation: { issueTaxInvoice } },
  records: [],
};
