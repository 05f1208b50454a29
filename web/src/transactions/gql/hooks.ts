import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useSaleDetailQuery = /* @__PURE__ */ queryHook(Documents.SaleDetailDocument);
export const useAttachSlipMutation = /* @__PURE__ */ mutationHook(Documents.AttachSlipDocument);
export const useTransactionHistoryQuery = /* @__PURE__ */ queryHook(Documents.TransactionHistoryDocument);
export const useHistoryCashiersQuery = /* @__PURE__ */ queryHook(Documents.HistoryCashiersDocument);
export const useVoidPlanQuery = /* @__PURE__ */ queryHook(Documents.VoidPlanDocument);
export const useVoidSaleMutation = /* @__PURE__ */ mutationHook(Documents.VoidSaleDocument);
export const useAdjustSaleMutation = /* @__PURE__ */ mutationHook(Documents.AdjustSaleDocument);