import { mutationHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useSignInToSandboxMutation = /* @__PURE__ */ mutationHook(Documents.SignInToSandboxDocument);