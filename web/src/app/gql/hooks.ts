import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useRefreshSessionMutation = /* @__PURE__ */ mutationHook(Documents.RefreshSessionDocument);
export const useSetupNeededQuery = /* @__PURE__ */ queryHook(Documents.SetupNeededDocument);
export const useSignOutMutation = /* @__PURE__ */ mutationHook(Documents.SignOutDocument);
export const useViewerRightsQuery = /* @__PURE__ */ queryHook(Documents.ViewerRightsDocument);