import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useRequestPasswordOtpMutation = /* @__PURE__ */ mutationHook(Documents.RequestPasswordOtpDocument);
export const useVerifyOtpMutation = /* @__PURE__ */ mutationHook(Documents.VerifyOtpDocument);
export const useResetPasswordMutation = /* @__PURE__ */ mutationHook(Documents.ResetPasswordDocument);
export const useSecurityEventsQuery = /* @__PURE__ */ queryHook(Documents.SecurityEventsDocument);
export const useSignInMutation = /* @__PURE__ */ mutationHook(Documents.SignInDocument);