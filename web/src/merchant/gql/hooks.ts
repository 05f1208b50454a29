import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useHomeQuery = /* @__PURE__ */ queryHook(Documents.HomeDocument);
export const useHomeFirstStepsQuery = /* @__PURE__ */ queryHook(Documents.HomeFirstStepsDocument);
export const useSettingQuery = /* @__PURE__ */ queryHook(Documents.SettingDocument);
export const useUpdateSettingMutation = /* @__PURE__ */ mutationHook(Documents.UpdateSettingDocument);
export const useUpdateThresholdsMutation = /* @__PURE__ */ mutationHook(Documents.UpdateThresholdsDocument);
export const useSetShopLogoMutation = /* @__PURE__ */ mutationHook(Documents.SetShopLogoDocument);
export const useSettingNumbersQuery = /* @__PURE__ */ queryHook(Documents.SettingNumbersDocument);