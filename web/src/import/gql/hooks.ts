import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useImportPicturesQuery = /* @__PURE__ */ queryHook(Documents.ImportPicturesDocument);