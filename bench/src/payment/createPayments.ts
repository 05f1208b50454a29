import { fromBaht, multiplyByQty, sum, toBaht } from '@taem/domain/money/money.ts';
import { AGE_RANGES, GENDERS } from '@taem/domain/till/guest.ts';
import type { PaymentPayload, ProductItem } from '@taem/domain/till/paymentPayload.ts';
import type { RestClient } from './RestClient.ts';

interface Product {
  id: string;
  code: string;
  name: string;
  retail_price: number;
  skip_stock: boolean;
}

/** Guests who buy one to six products for cash, always the same ones. */
export async function createPayments(client: RestClient, count: number): Promise<PaymentPayload[]> {
  const { products } = await client.list<Product>('products?limit=1000&filter={"status":"Active"}');
  const { branches } = await client.list<{ id: string }>('merchant-branches?limit=10&filter={"status":"Active"}');
  const sold = products?.result ?? [];
  const branchIds = (branches?.result ?? []).map((branch) => branch.id);
  return Array.from({ length: count }, (_, number) => {
    const lines = Array.from({ length: 1 + (number % 6) }, (_line, position) => {
      const product = pick(sold, number * 37 + position * 101);
      return productItem(product, 1 + ((number + position) % 3), position);
    });
    return guestPayment(client, pick(branchIds, number), lines, number);
  });
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('The demo shop is empty.');
  return value;
}

function productItem(product: Product, qty: number, position: number): ProductItem {
  return {
    item_ref: String(position + 1),
    item_type: 'product',
    event_code: 'BUY',
    product_id: product.id,
    product_code: product.code,
    product_name: product.name,
    skip_stock: product.skip_stock,
    qty,
    charge_amount: product.retail_price,
    paid_amount: toBaht(multiplyByQty(fromBaht(product.retail_price), qty)),
    discount_amount: 0,
  };
}

function guestPayment(client: RestClient, branchId: string, items: ProductItem[], number: number): PaymentPayload {
  const total = toBaht(sum(items.map((item) => fromBaht(item.paid_amount))));
  return {
    currency_code: 'THB',
    items,
    payment: {
      option: 'Full',
      paid_amount: total,
      payment_channels: [{ type: 'Cash', amount: total, received_amount: total }],
    },
    summary: {
      total_payment: total,
      total_revenue: total,
      total_discount: 0,
      total_qty: items.reduce((qty, item) => qty + item.qty, 0),
      earn_amount: 0,
      redeem_amount: 0,
      outstanding_amount: 0,
    },
    guest: { gender: pick(GENDERS, number), age: pick(AGE_RANGES, number), hashtags: ['#bench'] },
    realm_id: client.realmId,
    branch_id: branchId,
    create_by_id: client.userId,
    create_local_time: '2026-01-15 12:00:00',
  };
}
