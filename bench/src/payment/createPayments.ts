import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { fromBaht, multiplyByQty, sum, toBaht } from '@taem/domain/money/money.ts';
import { GENDERS } from '@taem/domain/person/gender.ts';
import { AGE_RANGES } from '@taem/domain/till/guest.ts';
import type { PaymentPayload, ProductItem } from '@taem/domain/till/paymentPayload.ts';
import type { RestClient } from './RestClient.ts';

interface Product {
  id: string;
  code: string;
  name: string;
  retail_price: number;
  skip_stock: boolean;
}

/** The payments that every peer makes, by buyer: each has one to six products, and is in cash. */
export interface Payments {
  guests: PaymentPayload[];
  guestsOfOneBranch: PaymentPayload[];
  members: PaymentPayload[];
  /** All of one member in one branch, so that payments contend for every row that they can contend for. */
  oneMember: PaymentPayload[];
}

export async function createPayments(client: RestClient, count: number): Promise<Payments> {
  const { bills, branchIds, guests } = await createGuestPayments(client, count);
  const memberIds = await highestMembers(client);
  const { earn_cash, earn_point } = await client.rates();
  const member = (items: ProductItem[], branchId: string, member_id: string) => {
    const { summary, ...payment } = paymentOf(client, branchId, items);
    const earned = Math.floor(summary.total_revenue / earn_cash) * earn_point;
    return { ...payment, summary: { ...summary, earn_amount: earned }, member_id };
  };
  return {
    guests,
    guestsOfOneBranch: bills.map((items, number) => guest(client, items, number, pick(branchIds, 0))),
    members: bills.map((items, number) => member(items, pick(branchIds, number), pick(memberIds, number))),
    oneMember: bills.map((items) => member(items, pick(branchIds, 0), pick(memberIds, 0))),
  };
}

/** Creates only payments of guests, which are possible before the first sale of a shop. */
export async function createGuestPayments(client: RestClient, count: number) {
  const { products } = await client.list<Product>('products?limit=1000&filter={"status":"Active"}');
  const { branches } = await client.list<{ id: string }>('merchant-branches?limit=10&filter={"status":"Active"}');
  const sold = products?.result ?? [];
  const branchIds = (branches?.result ?? []).map((branch) => branch.id);
  const bills = Array.from({ length: count }, (_, number) =>
    Array.from({ length: 1 + (number % 6) }, (_line, position) => {
      const product = pick(sold, number * 37 + position * 101);
      return productItem(product, 1 + ((number + position) % 3), position);
    }),
  );
  const guests = bills.map((items, number) => guest(client, items, number, pick(branchIds, number)));
  return { bills, branchIds, guests };
}

const guest = (client: RestClient, items: ProductItem[], number: number, branchId: string) => ({
  ...paymentOf(client, branchId, items),
  guest: { gender: pick(GENDERS, number), age: pick(AGE_RANGES, number), hashtags: ['#bench'] },
});

/** Returns members of the highest tier: a purchase cannot change the rules that price their next payment. */
async function highestMembers(client: RestClient): Promise<string[]> {
  const { tiers } = await client.list<{ id: string; level: number }>('member-tiers?limit=100');
  const highest = tiers?.result.toSorted((a, b) => b.level - a.level)[0];
  const filter = encodeURIComponent(JSON.stringify({ tier_id: highest?.id, status: 'Active' }));
  const { members } = await client.list<{ id: string }>(`members?limit=1000&filter=${filter}&projection=id`);
  return (members?.result ?? []).map(({ id }) => id);
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

function paymentOf(client: RestClient, branchId: string, items: ProductItem[]) {
  const total = toBaht(sum(items.map((item) => fromBaht(item.paid_amount))));
  return {
    currency_code: 'THB' as const,
    items,
    payment: {
      option: 'Full' as const,
      paid_amount: total,
      payment_channels: [{ type: 'Cash' as const, amount: total, received_amount: total }],
    },
    summary: {
      total_payment: total,
      total_revenue: total,
      total_discount: 0,
      total_qty: items.reduce((qty, item) => qty + item.qty, 0),
      earn_amount: 0,
      redeem_amount: 0,
      outstanding_amount: 0 as const,
    },
    realm_id: client.realmId,
    branch_id: branchId,
    create_by_id: client.userId,
    create_local_time: formatLocalTime(toLocalTime(new Date(), DEFAULT_TIME_ZONE)),
  };
}
