import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useHomeTodayQuery = /* @__PURE__ */ queryHook(Documents.HomeTodayDocument);
export const useHomeStockQuery = /* @__PURE__ */ queryHook(Documents.HomeStockDocument);
export const useHomeOwnSalesQuery = /* @__PURE__ */ queryHook(Documents.HomeOwnSalesDocument);
export const useHomeFirstStepsQuery = /* @__PURE__ */ queryHook(Documents.HomeFirstStepsDocument);
export const useSettingQuery = /* @__PURE__ */ queryHook(Documents.SettingDocument);
export const useUpdateSettingMutation = /* @__PURE__ */ mutationHook(Documents.UpdateSettingDocument);
export const useUpdateThresholdsMutation = /* @__PURE__ */ mutationHook(Documents.UpdateThresholdsDocument);