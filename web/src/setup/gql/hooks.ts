import { mutationHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useCreateMerchantMutation = /* @__PURE__ */ mutationHook(Documents.CreateMerchantDocument);