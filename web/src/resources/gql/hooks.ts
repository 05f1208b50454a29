import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useChoicesQuery = /* @__PURE__ */ queryHook(Documents.ChoicesDocument);
export const useSavedViewsQuery = /* @__PURE__ */ queryHook(Documents.SavedViewsDocument);
export const useCreateSavedViewMutation = /* @__PURE__ */ mutationHook(Documents.CreateSavedViewDocument);
export const useUpdateSavedViewMutation = /* @__PURE__ */ mutationHook(Documents.UpdateSavedViewDocument);
export const useDeleteSavedViewMutation = /* @__PURE__ */ mutationHook(Documents.DeleteSavedViewDocument);
export const useChooseDefaultViewMutation = /* @__PURE__ */ mutationHook(Documents.ChooseDefaultViewDocument);