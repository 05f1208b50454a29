import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useSupplierListQuery = /* @__PURE__ */ queryHook(Documents.SupplierListDocument);
export const useSupplierRecordQuery = /* @__PURE__ */ queryHook(Documents.SupplierRecordDocument);
export const useCreateSupplierMutation = /* @__PURE__ */ mutationHook(Documents.CreateSupplierDocument);
export const useUpdateSupplierMutation = /* @__PURE__ */ mutationHook(Documents.UpdateSupplierDocument);
export const useDeleteSupplierMutation = /* @__PURE__ */ mutationHook(Documents.DeleteSupplierDocument);