import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useOutputTaxQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxDocument);
export const useOutputTaxTotalsQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxTotalsDocument);
export const useSalesJournalQuery = /* @__PURE__ */ queryHook(Documents.SalesJournalDocument);
export const useSalesJournalTotalsQuery = /* @__PURE__ */ queryHook(Documents.SalesJournalTotalsDocument);