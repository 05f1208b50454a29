import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useSaleDetailQuery = /* @__PURE__ */ queryHook(Documents.SaleDetailDocument);
export const useAttachSlipMutation = /* @__PURE__ */ mutationHook(Documents.AttachSlipDocument);
export const useTransactionHistoryQuery = /* @__PURE__ */ queryHook(Documents.TransactionHistoryDocument);
export const useHistoryTotalsQuery = /* @__PURE__ */ queryHook(Documents.HistoryTotalsDocument);
export const useHistoryExportQuery = /* @__PURE__ */ queryHook(Documents.HistoryExportDocument);
export const useHistoryCashiersQuery = /* @__PURE__ */ queryHook(Documents.HistoryCashiersDocument);
export const useDrillSumsQuery = /* @__PURE__ */ queryHook(Documents.DrillSumsDocument);