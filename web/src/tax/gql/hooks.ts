import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useOutputTaxQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxDocument);
export const useOutputTaxTotalsQuery = /* @__PURE__ */ queryHook(Documents.OutputTaxTotalsDocument);