import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useChoicesQuery = /* @__PURE__ */ queryHook(Documents.ChoicesDocument);