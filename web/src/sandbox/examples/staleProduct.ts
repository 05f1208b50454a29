import type { Ask } from './Example.ts';

interface Found {
  products: { items: { id: string; retailPrice: number }[] };
}

/** A product with an outdated version: every change of it is refused. */
export async function staleProduct(ask: Ask) {
  const { products } = await ask<Found>('{ products(perPage: 1) { items { id retailPrice } } }');
  const [product] = products.items;
  return { input: { id: product?.id ?? '', version: 999_999, retailPrice: product?.retailPrice ?? 1 } };
}
