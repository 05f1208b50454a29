import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useLocationListQuery = /* @__PURE__ */ queryHook(Documents.LocationListDocument);
export const useLocationRecordQuery = /* @__PURE__ */ queryHook(Documents.LocationRecordDocument);
export const useCreateLocationMutation = /* @__PURE__ */ mutationHook(Documents.CreateLocationDocument);