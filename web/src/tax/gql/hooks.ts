import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useClosedMonthsQuery = /* @__PURE__ */ queryHook(Documents.ClosedMonthsDocument);
export const useCloseMonthMutation = /* @__PURE__ */ mutationHook(Documents.CloseMonthDocument);
export const useReopenMonthMutation = /* @__PURE__ */ mutationHook(Documents.ReopenMonthDocument);
export const useOutputTaxQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxDocument);
export const useOutputTaxTotalsQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxTotalsDocument);
export const useSalesJournalQuery = /* @__PURE__ */ queryHook(Documents.SalesJournalDocument);
export const useSalesJournalTotalsQuery = /* @__PURE__ */ queryHook(Documents.SalesJournalTotalsDocument);