/** All products, those whose stock is counted, and those made or done when they are sold. */
export const PRODUCT_TYPES = ['Product', 'Stocked', 'Made'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export function isOfType(product: { skipStock: boolean }, type: ProductType): boolean {
  if (type === 'Product') return true;
  return product.skipStock === (type === 'Made');
}
