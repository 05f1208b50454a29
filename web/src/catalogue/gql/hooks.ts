import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useCategoryStationsQuery = /* @__PURE__ */ queryHook(Documents.CategoryStationsDocument);
export const useOptionGroupChoicesQuery = /* @__PURE__ */ queryHook(Documents.OptionGroupChoicesDocument);
export const useSubCategoriesOfQuery = /* @__PURE__ */ queryHook(Documents.SubCategoriesOfDocument);
export const useStockOfProductQuery = /* @__PURE__ */ queryHook(Documents.StockOfProductDocument);
export const useProductsToLabelQuery = /* @__PURE__ */ queryHook(Documents.ProductsToLabelDocument);
export const useShopVatQuery = /* @__PURE__ */ queryHook(Documents.ShopVatDocument);