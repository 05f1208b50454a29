/** Most products whose labels are printed together. */
export const MOST_PRODUCTS = 100;

/** Where labels of these products are printed. */
export const labelsPath = (ids: readonly string[]): string =>
  `/products/labels?ids=${ids.slice(0, MOST_PRODUCTS).join(',')}`;
