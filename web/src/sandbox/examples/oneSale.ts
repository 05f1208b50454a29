import { newKey } from '../../app/newKey.ts';
import type { Ask } from './Example.ts';

interface Found {
  viewer: { branch: { id: string } | null; branches: { id: string }[] };
  products: { items: { id: string; retailPrice: number }[] };
}

/** Returns a sale of one piece of the cheapest product for cash, in the user's branch. */
export async function oneSale(ask: Ask, overcharge = 0) {
  const { viewer, products } = await ask<Found>(
    `{ viewer { branch { id } branches { id } }
       products(perPage: 1, filter: { status: ACTIVE }, sort: { field: RETAIL_PRICE }) { items { id retailPrice } } }`,
  );
  const [product] = products.items;
  return saleOf(
    viewer.branch?.id ?? viewer.branches[0]?.id ?? '',
    product?.id ?? '',
    (product?.retailPrice ?? 0) + overcharge,
  );
}

export function saleOf(branchId: string, productId: string, price: number) {
  return {
    input: {
      idempotencyKey: newKey(),
      branchId,
      lines: [{ productId, quantity: 1 }],
      channels: [{ type: 'CASH', amount: price, receivedAmount: Math.ceil(price / 100) * 100 }],
      expectedAmountDue: price,
      remark: 'sandbox',
    },
  };
}
