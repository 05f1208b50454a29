/** All products, the popular ones, those whose stock is counted, and those made or done when they are sold. */
export const PRODUCT_TYPES = ['Product', 'Popular', 'Stocked', 'Made'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Returns the type that the basket holds (PAY-23); all products for an unknown one. */
export function productTypeOf(text: string): ProductType {
  return PRODUCT_TYPES.find((type) => type === text) ?? 'Product';
}

export function isOfType(product: { skipStock: boolean }, type: ProductType): boolean {
  // Popular products are requested as another list.
  if (type === 'Product' || type === 'Popular') return true;
  return product.skipStock === (type === 'Made');
}
