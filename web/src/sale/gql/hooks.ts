import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useClaimUrlQuery = /* @__PURE__ */ queryHook(Documents.ClaimUrlDocument);
export const useVoidPlanQuery = /* @__PURE__ */ queryHook(Documents.VoidPlanDocument);
export const useVoidSaleMutation = /* @__PURE__ */ mutationHook(Documents.VoidSaleDocument);
export const useAdjustSaleMutation = /* @__PURE__ */ mutationHook(Documents.AdjustSaleDocument);
export const useReturnPlanQuery = /* @__PURE__ */ queryHook(Documents.ReturnPlanDocument);
export const useReturnSaleMutation = /* @__PURE__ */ mutationHook(Documents.ReturnSaleDocument);
export const usePointEntriesQuery = /* @__PURE__ */ queryHook(Documents.PointEntriesDocument);