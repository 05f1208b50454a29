/** All products, those in reach, those whose stock is counted, and those made or done when they are sold. */
export const PRODUCT_TYPES = ['Product', 'Popular', 'Stocked', 'Made'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** As the basket holds it (PAY-23); all products for an unknown type. */
export function productTypeOf(text: string): ProductType {
  return PRODUCT_TYPES.find((type) => type === text) ?? 'Product';
}

export function isOfType(product: { skipStock: boolean }, type: ProductType): boolean {
  // The popular ones are another list.
  if (type === 'Product' || type === 'Popular') return true;
  return product.skipStock === (type === 'Made');
}
