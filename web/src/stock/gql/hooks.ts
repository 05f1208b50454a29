import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useStockLevelListQuery = /* @__PURE__ */ queryHook(Documents.StockLevelListDocument);
export const useStockLevelRecordQuery = /* @__PURE__ */ queryHook(Documents.StockLevelRecordDocument);
export const useStockProductListQuery = /* @__PURE__ */ queryHook(Documents.StockProductListDocument);
export const useStockProductRecordQuery = /* @__PURE__ */ queryHook(Documents.StockProductRecordDocument);
export const useStockMovementsQuery = /* @__PURE__ */ queryHook(Documents.StockMovementsDocument);
export const useProductsToReceiveQuery = /* @__PURE__ */ queryHook(Documents.ProductsToReceiveDocument);
export const useProductToReceiveQuery = /* @__PURE__ */ queryHook(Documents.ProductToReceiveDocument);